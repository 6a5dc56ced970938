import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import { chances } from './dice.ts'

/** Some ask for a language, the common ones more often, whether their doctor speaks it or not. */
const languageIds = ['cmn', 'cmn', 'yue', 'yue', 'cdo', 'yue-x-toisan']

/** As people write to any clinic: none of them names an illness. */
const reasons = [
  '想复查一下，上次医生说三个月后再来看。',
  '有几张化验单看不懂，想请医生讲一讲。',
  '药快吃完了，想请医生看看还要不要继续吃。',
  '第一次來，會帶以前的病歷。想先問問要做哪些檢查。',
  '幫我媽媽約的，她最近睡不好，想請醫師看看。',
  'Follow-up on last month’s blood work. I also need a form signed for school.',
]

/** What a visit that was booked on the web asks for; the same each time one asks. */
export function wishesOf(id: string) {
  const chance = chances(`wishes ${id}`)
  const pick = (list: readonly string[]) => list[Math.floor(chance() * list.length)]!
  const languageId = chance() < 0.12 ? pick(languageIds) : null
  const reason = chance() < 0.25 ? pick(reasons) : null
  return {
    interpreterLanguageId: languageId,
    reasonEnc: reason && encryptField(reason, { table: 'appointments', column: 'reason_enc', rowId: id }),
  }
}
