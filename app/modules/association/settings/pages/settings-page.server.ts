import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, orAnswered, orRefused, refusedForm, staleForm, toasted } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import {
  readChangePart,
  submitChangeRequest,
  submitWithdrawal,
} from '#app/modules/association/changes/pages/change-part.server.ts'
import { changeSlug } from '../commands/change-slug.server.ts'
import { closeAssociation } from '../commands/close-association.server.ts'
import { savePublicParts } from '../commands/save-public-parts.server.ts'
import { saveUsualChannels } from '../commands/save-usual-channels.server.ts'
import { channelsForm, closeForm, partsForm, slugForm } from '../forms.ts'
import { publicParts } from '../public-parts.ts'
import { readImpact } from '../queries/closing.server.ts'
import { lastSlugChange, listOldSlugs } from '../queries/slugs.server.ts'
import { nextChangeAt } from '../slug-change.ts'

const forms = ['parts', 'channels', 'address', 'identity', 'withdrawal', 'close'] as const

function formOf(request: Request): (typeof forms)[number] {
  const named = new URL(request.url).searchParams.get('form')
  return forms.find((form) => form === named) ?? 'parts'
}

/** What is set for an association; closing, with what it ends, where the address asks for it. */
export async function loadSettings(request: Request, actor: AssociationActor) {
  const title = translator(actor.locale, 'association-settings')('title')
  const path = paths.associationSettings()
  const chosen = await readChosen(actor)
  const { id, slug, name, version, hiddenParts, usualChannels } = chosen
  const isOwner = actor.associations[0]?.role === 'owner'
  const [oldSlugs, lastChange] = await Promise.all([listOldSlugs(id), lastSlugChange(id)])
  const data = {
    head: requestHead(request, { title, description: title, path, isIndexable: false }),
    ...{ association: id, version, slug, name: name[actor.locale], isOwner, oldSlugs },
    form: formOf(request),
    identity: await readChangePart(chosen, actor),
    nextChangeAt: nextChangeAt(lastChange, now()),
    channels: usualChannels ?? 'both',
    parts: publicParts.map((part) => ({ part, isShown: !hiddenParts?.includes(part) })),
    impact: isOwner && formOf(request) === 'close' ? await readImpact(id) : null,
  }
  return json(data, { headers: privateHeaders })
}

export type SettingsData = Awaited<ReturnType<Awaited<ReturnType<typeof loadSettings>>['json']>>

const words = (actor: AssociationActor) => translator(actor.locale, 'association-settings')

/** Answers a form of the page after its write. */
async function answerSaved(actor: AssociationActor, submission: Parameters<typeof staleForm>[0], write: Promise<void>) {
  const done = await orAnswered(write, {
    'association.stale': () => staleForm(submission),
    'association.other_chosen': () => refusedForm(submission, { association: ['errors.otherChosen'] }, 409),
  })
  return done instanceof Response ? done : accepted(paths.associationSettings(), words(actor)('saved'))
}

async function submitParts(request: Request, actor: AssociationActor) {
  const submission = parseForm(await readForm(request), partsForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { association: shown, version: seen, part: parts } = submission.value
  return answerSaved(actor, submission, savePublicParts(actor, { shown, seen, parts }))
}

async function submitChannels(request: Request, actor: AssociationActor) {
  const submission = parseForm(await readForm(request), channelsForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { association: shown, version: seen, channels } = submission.value
  return answerSaved(actor, submission, saveUsualChannels(actor, { shown, seen, channels }))
}

async function submitSlug(request: Request, actor: AssociationActor) {
  const submission = parseForm(await readForm(request), slugForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { association: shown, version: seen, slug } = submission.value
  const done = await orAnswered(changeSlug(actor, { shown, seen, slug }), {
    'association.stale': () => staleForm(submission),
    'association.other_chosen': () => refusedForm(submission, { association: ['errors.otherChosen'] }, 409),
    'association.slug_taken': () => refusedForm(submission, { slug: ['errors.slugTaken'] }, 409),
    'association.slug_soon': () => refusedForm(submission, { slug: ['errors.slugSoon'] }, 409),
  })
  return done instanceof Response ? done : accepted(paths.associationSettings(), words(actor)('address.changed'))
}

async function submitClosing(request: Request, actor: AssociationActor) {
  const submission = parseForm(await readForm(request), closeForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { association: shown, confirmation } = submission.value
  const running = { tone: 'warning', text: words(actor)('errors.running') } as const
  const again = { tone: 'warning', text: words(actor)('errors.again') } as const
  const backTo = paths.associationSettings({ form: 'close' })
  const done = await orAnswered(closeAssociation(actor, { shown, confirmation }), {
    'association.other_chosen': () => refusedForm(submission, { association: ['errors.otherChosen'] }, 409),
    'association.slug_differs': () => refusedForm(submission, { confirmation: ['errors.confirmation'] }),
    'association.event_running': () => toasted(backTo, running),
    'association_event.begun': () => toasted(backTo, running),
    'association_event.not_now': () => toasted(backTo, again),
    'polls.not_now': () => toasted(backTo, again),
    'association.not_now': () => toasted(backTo, again),
  })
  return done instanceof Response ? done : accepted(paths.associations(), words(actor)('close.done'))
}

/** Keeps what one of the forms says; which one, its address says. */
export async function submitSettings(request: Request, actor: AssociationActor): Promise<Response> {
  const form = formOf(request)
  if (form === 'identity') return submitChangeRequest(actor, await readForm(request))
  if (form === 'channels') return submitChannels(request, actor)
  if (form === 'withdrawal') return submitWithdrawal(actor, await readForm(request))
  if (form === 'close') return orRefused(submitClosing(request, actor))
  return form === 'address' ? submitSlug(request, actor) : submitParts(request, actor)
}
