import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, orAnswered, orRefused, refusedForm, toasted } from '#app/core/answer/answer.server.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { settlePolls } from '../commands/settle-polls.server.ts'
import { takePollStep } from '../commands/step-poll.server.ts'
import { stepForm } from '../poll-form.ts'
import { actionsFor, showsResults } from '../poll-status.ts'
import { readPoll, readTurnouts } from '../queries/polls.server.ts'
import { pollCsv } from './poll-csv.server.ts'
import { pollCount, pollFacts, pollNamed } from './poll-view.server.ts'

/** The poll that an address names, of the chosen association. */
async function readOwn(request: Request, actor: AssociationActor) {
  const { id } = await readChosen(actor)
  await settlePolls(id)
  return orRefused(readPoll(id, pollNamed(request)))
}

/** One poll for those who manage it. They see results when everybody may: of a secret poll there are none before. */
export async function loadPoll(request: Request, actor: AssociationActor) {
  const { locale } = actor
  const poll = await readOwn(request, actor)
  const facts = await pollFacts(poll, locale)
  const isShown = showsResults(poll, true)
  const data = {
    head: requestHead(request, {
      ...{ title: facts.title, description: facts.title, path: paths.associationPoll(poll.id), isIndexable: false },
    }),
    poll: facts,
    actions: actionsFor(poll.status),
    turnout: (await readTurnouts([poll.id])).get(poll.id) ?? { eligible: 0, votes: 0 },
    count: isShown ? await pollCount(poll) : null,
  }
  return json(data, { headers: privateHeaders })
}

export type PollPageData = Awaited<ReturnType<Awaited<ReturnType<typeof loadPoll>>['json']>>

/** Takes a step of a poll. */
export async function submitPollStep(request: Request, actor: AssociationActor) {
  const pollId = pollNamed(request)
  const submission = parseForm(await readForm(request), stepForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { action, closesAt } = submission.value
  const to = paths.associationPoll(pollId)
  const said = (code: Extract<ErrorCode, `polls.${string}`>) => () =>
    toasted(to, { tone: 'warning', text: translator(actor.locale, 'errors')(code) })
  const done = await orAnswered(takePollStep(actor, { pollId, action, closesAt }), {
    'polls.not_now': said('polls.not_now'),
    'polls.nobody': said('polls.nobody'),
    'polls.no_time': said('polls.no_time'),
    'polls.not_later': () => refusedForm(submission, { closes: ['errors.later'] }),
  })
  if (done instanceof Response) return done
  return accepted(to, translator(actor.locale, 'association-polls')(`toast.${action}`))
}

/** The result of a poll as a file: every number of the arithmetic, then every ballot. */
export async function exportPoll(request: Request, actor: AssociationActor): Promise<Response> {
  const poll = await readOwn(request, actor)
  if (!showsResults(poll, true)) notFound()
  const headers = {
    ...privateHeaders,
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="poll-${poll.id}.csv"`,
  }
  return new Response(await pollCsv(poll, actor.locale), { headers })
}
