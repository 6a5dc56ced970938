import type { AdminActor } from '#app/core/actor.ts'
import { accepted, type FormAnswer, orAnswered, refusedForm, refusedPage } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { textsOf } from '#app/modules/promotion/ad-words.ts'
import { saveHouseAd } from '#app/modules/promotion/commands/save-house-ad.server.ts'
import { houseAdForm, wordsOf } from '#app/modules/promotion/forms.ts'
import { paths } from '#app/paths.ts'
import { findHouseAd } from '../queries/house-ads.server.ts'

/** The id in the address of the form of a new one. */
const fresh = 'new'

const openHouseAd = async (id: string) => (id === fresh ? null : ((await findHouseAd(id)) ?? notFound()))

/** The form of a house ad: one there is, or a new one. */
export async function loadHouseAd(id: string) {
  const ad = await openHouseAd(id)
  const first: Record<string, string> = { placement: 'home', target: '', isActive: 'on' }
  const texts = ad
    ? { placement: ad.placement, target: ad.target, isActive: ad.isActive ? 'on' : '', ...textsOf(ad) }
    : first
  return { id, version: ad?.version ?? null, texts }
}

export type HouseAdPageData = Awaited<ReturnType<typeof loadHouseAd>>

/** Saves what was typed; what is wrong is said beside its field, and nothing typed is lost. */
export async function submitHouseAd(request: Request, actor: AdminActor, id: string) {
  const ad = await openHouseAd(id)
  const submission = parseForm(await readForm(request), houseAdForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { version, placement, target, isActive, ...form } = submission.value
  const words = { placement, target, isActive: isActive === 'on', ...wordsOf(form) }
  const done = await orAnswered(saveHouseAd(actor, { id: ad?.id ?? null, seen: version, words }), {
    'promotion.stale': () => refusedPage<FormAnswer>({ submission: submission.reply(), isStale: true }, 409),
  })
  if (done instanceof Response) return done
  return accepted(paths.adminHouseAds(), translator(actor.locale, 'promotion')('admin.done.saved'))
}
