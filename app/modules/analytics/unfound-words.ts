import { fold } from '#app/modules/directory/search/fold.ts'
import { isCommonSurname } from '#app/modules/directory/search/romanization/latin-names.ts'
import type { Understood } from '#app/modules/directory/search/search-query.ts'
import type { HelpTopic } from '#app/modules/help-lines/lines.ts'

/** How a search that found nobody was read. */
export type UnfoundSearch = Readonly<{
  q: string
  readAs: readonly Understood[]
  /** A whole sentence tells of somebody; what is asked for often is a few words. */
  isSentence: boolean
  help: readonly HelpTopic[]
  isUrgent: boolean
}>

const longest = 24
/** Digits of any script, what addresses of mail and pages have, and numbers in Chinese. */
const number = /\p{Nd}|@|www|http|[零〇一二三四五六七八九十百千两]{2,}/u

/** Characters of which an unknown word has one when it is about care rather than somebody's name. */
const care =
  /[科医病症痛炎针药检查疗术牙齿眼耳鼻喉皮肤骨胎孕癌疹光镜矫疫苗敏瘤肿肝肾胃肠肺脑心血尿糖压痔疤痘湿哮喘咳烧晕麻痒肌筋颈腰膝脊椎妇产儿]/
const unknownHan = /^\p{Script=Han}{3,8}$/u
/** Words for a person: what stands before them may be a name. */
const title = /[医大]?(?:医生|大夫|医师|老师|教授|先生|女士|小姐|太太|阿姨|叔叔)/

/** Whether a piece that no table knows may be anybody's name: all are, but what is plainly a word about care. */
function mayBeName(text: string): boolean {
  if (!unknownHan.test(text) || !care.test(text) || title.test(text)) return true
  // A surname has a given name after it.
  return [...text].slice(0, -1).some(isCommonSurname)
}

/**
 * The words of a search without a result as they may be kept once enough people have typed them, in the one spelling in which texts are
 * compared; null where they may never be: names of people and places of work, numbers, sentences, and whatever tells of danger.
 */
export function keepableWords({ q, readAs, isSentence, help, isUrgent }: UnfoundSearch): string | null {
  const words = fold(q)
  if ([...words].length < 2 || [...words].length > longest || number.test(fold(q)) || number.test(q)) return null
  if (isSentence || isUrgent || help.length > 0) return null
  if (readAs.length === 0) return null
  const names = readAs.filter(({ kind }) => kind === 'name' || kind === 'facility')
  if (names.some(({ text }) => mayBeName(fold(text)))) return null
  return words
}
