import type { AssociationActor } from '#app/core/actor.ts'
import {
  accepted,
  type FormAnswer,
  orAnswered,
  orRefused,
  refusedForm,
  staleForm,
} from '#app/core/answer/answer.server.ts'
import { newYork, wallText } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import {
  pollEligibles,
  pollKinds,
  pollSecrecies,
  pollThresholds,
  resultsVisibles,
} from '#drizzle/schema/association/polls.ts'
import { draftPoll, editPoll } from '../commands/save-poll.server.ts'
import { changeRows, type OptionRow, withBlankRows } from '../option-rows.ts'
import { pollForm } from '../poll-form.ts'
import type { Poll } from '../poll-status.ts'
import { listNamed } from '../queries/poll-lists.server.ts'
import { listOptions, readPoll } from '../queries/polls.server.ts'
import { pollNamed } from './poll-view.server.ts'

/** An instant as a field for date and time has it. */
const wallOf = (instant: number | null) => (instant === null ? '' : wallText(instant, newYork).slice(0, 16))

const week = 7 * 24 * 3_600_000

/** What a form for a new poll begins with: a secret motion that a majority decides, for a week. */
const first = (at: number) => ({
  ...{ titleHans: '', titleHant: '', titleEn: '', bodyHans: '', bodyHant: '', bodyEn: '' },
  ...{ options: withBlankRows([]), named: '', kind: 'motion', maxChoices: '1', secrecy: 'secret' },
  ...{ eligible: 'all', quorum: '50', threshold: 'majority', abstentions: '', visible: 'after_close' },
  ...{ opens: '', closes: wallOf(at + week) },
})

export type TypedPoll = ReturnType<typeof first>

async function typedOf(poll: Poll): Promise<TypedPoll> {
  const [options, named] = await Promise.all([
    listOptions(poll.id),
    poll.eligible === 'custom' ? listNamed(poll.id) : [],
  ])
  const rows = options.map(({ title: of }) => ({ hans: of['zh-Hans'], hant: of['zh-Hant'], en: of['en-US'] }))
  const { title, body } = poll
  return {
    ...{ titleHans: title['zh-Hans'], titleHant: title['zh-Hant'], titleEn: title['en-US'] },
    ...{ bodyHans: body['zh-Hans'], bodyHant: body['zh-Hant'], bodyEn: body['en-US'] },
    ...{
      options: withBlankRows(rows),
      named: named.join('\n'),
      kind: poll.kind,
      maxChoices: String(poll.maxChoices),
      secrecy: poll.secrecy,
    },
    ...{ eligible: poll.eligible, quorum: String(poll.quorumPercent), threshold: poll.threshold },
    ...{ abstentions: poll.countsAbstentions ? 'on' : '', visible: poll.resultsVisible },
    ...{ opens: wallOf(poll.opensAt), closes: wallOf(poll.closesAt) },
  }
}

/** What may be chosen. A page in a browser has no schema to read it from. */
const lists = {
  kinds: pollKinds,
  secrecies: pollSecrecies,
  eligibles: pollEligibles,
  thresholds: pollThresholds,
  visibles: resultsVisibles,
}

/** The form of a draft, or without an id that of a new poll under an id of its own. */
async function loadForm(request: Request, actor: AssociationActor, pollId: string | null) {
  const chosen = await readChosen(actor)
  const poll = pollId === null ? null : await orRefused(readPoll(chosen.id, pollId))
  if (poll && poll.status !== 'draft') notFound()
  const title = translator(actor.locale, 'association-polls')(poll ? 'form.edit' : 'form.new')
  const path = poll ? paths.associationPollEdit(poll.id) : paths.associationPollNew()
  const data = {
    head: requestHead(request, { title, description: title, path, isIndexable: false }),
    ...{ association: chosen.id, poll: poll?.id ?? newId(), version: poll?.version ?? null, isNew: poll === null },
    lists,
    typed: poll ? await typedOf(poll) : first(now()),
  }
  return json(data, { headers: privateHeaders })
}

export type PollFormData = Awaited<ReturnType<Awaited<ReturnType<typeof loadForm>>['json']>>

export const loadNewPoll = (request: Request, actor: AssociationActor) => loadForm(request, actor, null)

export const loadPollForm = (request: Request, actor: AssociationActor) => loadForm(request, actor, pollNamed(request))

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Sent = Readonly<{ rows?: string; options?: Partial<OptionRow>[] }>

/** The form again, as it was typed, with its rows of options changed by a button; null where none of these was pressed. */
function rearranged(sent: Sent) {
  const rows = (sent.options ?? []).map(({ hans = '', hant = '', en = '' }) => ({ hans, hant, en }))
  const options = changeRows(rows, sent.rows ?? '')
  if (options === null) return null
  const answer: FormAnswer = { submission: { initialValue: { ...sent, options } }, isStale: false }
  return json(answer, { headers: privateHeaders })
}

/** Begins or changes a draft; what is wrong is said beside its field, and nothing typed is lost. */
async function submitForm(request: Request, actor: AssociationActor, pollId: string | null) {
  const submission = parseForm(await readForm(request), pollForm)
  const again = rearranged(submission.payload as Sent)
  if (again) return again
  if (submission.status !== 'success') return refusedForm(submission)
  const { association, poll, version, draft } = submission.value
  const id = pollId ?? (idShape.test(poll) ? poll : newId())
  const work =
    pollId === null
      ? draftPoll(actor, { pollId: id, shown: association, draft })
      : editPoll(actor, { pollId, seen: version, draft })
  const saved = await orAnswered(work, {
    'association.other_chosen': () => refusedForm(submission, { association: ['errors.otherChosen'] }, 409),
    'polls.no_member': () => refusedForm(submission, { named: ['errors.noMember'] }),
    'polls.stale': () => staleForm(submission),
  })
  if (saved instanceof Response) return saved
  return accepted(paths.associationPoll(id), translator(actor.locale, 'association-polls')('toast.saved'))
}

export const submitNewPoll = (request: Request, actor: AssociationActor) => submitForm(request, actor, null)

export const submitPollForm = (request: Request, actor: AssociationActor) =>
  submitForm(request, actor, pollNamed(request))
