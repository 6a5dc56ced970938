import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, orAnswered, orRefused, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { problem } from '#app/core/form/problem.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { proposeEndorsement } from '../commands/propose-endorsement.server.ts'
import { revokeEndorsement } from '../commands/revoke-endorsement.server.ts'
import { endorsementForm, revocationForm } from '../forms.ts'
import { findDoctor, findDoctors } from '../queries/found-doctors.server.ts'
import { listEndorsements, readEndorsement } from '../queries/own-endorsements.server.ts'

/** A year is what most associations vouch for. */
const usualDays = 364

const searchOf = (request: Request) => new URL(request.url).searchParams

/** The form of a new one: about the doctor whom the address names, or a statement; null where it asks for neither. */
async function readDraft(request: Request, locale: Locale) {
  const about = searchOf(request).get('new')
  if (about === null) return null
  const doctor = about === 'statement' ? null : ((await findDoctor(about, locale)) ?? notFound())
  const today = todayInNewYork()
  return { doctor, formKey: newId(), startsOn: today, endsOn: addDays(today, usualDays) }
}

/** What an association vouches for, the way to a doctor, and the form of a new one or of a revocation where the address asks for it. */
export async function loadEndorsements(request: Request, actor: AssociationActor) {
  const { locale } = actor
  const title = translator(locale, 'association-endorsements')('title')
  const path = paths.associationEndorsements()
  const [words, revoked] = [searchOf(request).get('q') ?? '', searchOf(request).get('revoke')]
  const data = {
    head: requestHead(request, { title, description: title, path, isIndexable: false }),
    association: (await readChosen(actor)).id,
    words,
    found: await findDoctors(words, locale),
    draft: await readDraft(request, locale),
    revoked: revoked === null ? null : await orRefused(readEndorsement(actor, revoked)),
    list: await listEndorsements(actor),
  }
  return json(data, { headers: privateHeaders })
}

export type EndorsementsData = Awaited<ReturnType<Awaited<ReturnType<typeof loadEndorsements>>['json']>>

const textFields = { 'zh-Hans': 'textHans', 'zh-Hant': 'textHant', 'en-US': 'textEn' } as const

async function submitNew(request: Request, actor: AssociationActor) {
  const submission = parseForm(await readForm(request), endorsementForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const words = submission.value
  const done = await orAnswered(proposeEndorsement(actor, words), {
    'association.other_chosen': () => refusedForm(submission, { association: ['errors.otherChosen'] }, 409),
    'association.endorsement_open': () => refusedForm(submission, { association: ['errors.open'] }, 409),
    'association.self_endorsed': () => refusedForm(submission, { association: ['errors.self'] }, 403),
    'association.term_begun': () => refusedForm(submission, { startsOn: ['errors.startsOn'] }),
    'association.term_wrong': () => refusedForm(submission, { endsOn: ['errors.endsOn'] }),
    'association.claim': ({ params }) =>
      refusedForm(submission, {
        [textFields[params.locale as Locale]]: [problem('errors.claim', { words: params.words! })],
      }),
  })
  if (done instanceof Response) return done
  const t = translator(actor.locale, 'association-endorsements')
  return accepted(paths.associationEndorsements(), t(words.providerId === null ? 'form.published' : 'form.proposed'))
}

async function submitRevocation(request: Request, actor: AssociationActor, id: string) {
  await orRefused(readEndorsement(actor, id))
  const submission = parseForm(await readForm(request), revocationForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { version: seen, reason } = submission.value
  const done = await orAnswered(revokeEndorsement(actor, id, { seen, reason }), {
    'association.stale': () => staleForm(submission),
    'association.endorsement_over': () => staleForm(submission),
  })
  if (done instanceof Response) return done
  const t = translator(actor.locale, 'association-endorsements')
  return accepted(paths.associationEndorsements(), t('revoke.done'))
}

/** Proposes or states what was typed, or revokes the one that the address names. */
export async function submitEndorsements(request: Request, actor: AssociationActor) {
  const id = searchOf(request).get('revoke')
  return id === null ? submitNew(request, actor) : submitRevocation(request, actor, id)
}
