import type { AssociationActor } from '#app/core/actor.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { settlePolls } from '../commands/settle-polls.server.ts'
import type { PollStatus } from '../poll-status.ts'
import { listPolls } from '../queries/poll-lists.server.ts'
import { readTurnouts } from '../queries/polls.server.ts'

/** Polls by what a manager has to do with them. */
const groups = {
  open: ['open', 'scheduled', 'draft'],
  closed: ['closed'],
  archived: ['archived', 'canceled'],
} as const satisfies Record<string, readonly PollStatus[]>

const tabs = ['open', 'closed', 'archived'] as const

/** The polls of the chosen association. */
export async function loadPollList(request: Request, actor: AssociationActor) {
  const { locale } = actor
  const { id, name } = await readChosen(actor)
  await settlePolls(id)
  const asked = new URL(request.url).searchParams.get('show')
  const show = tabs.find((tab) => tab === asked) ?? 'open'
  const polls = await listPolls(id, groups[show])
  const turnouts = await readTurnouts(polls.map((poll) => poll.id))
  const title = translator(locale, 'association-polls')('title')
  const data = {
    head: requestHead(request, { title, description: title, path: paths.associationPolls(), isIndexable: false }),
    ...{ association: name[locale], show, tabs },
    polls: polls.map(({ id: pollId, title: said, status, closesAt, outcome, secrecy }) => ({
      ...{ id: pollId, title: said[locale], status, closesAt, outcome, secrecy },
      turnout: status === 'draft' || status === 'scheduled' ? null : (turnouts.get(pollId) ?? null),
    })),
  }
  return json(data, { headers: privateHeaders })
}

export type PollListData = Awaited<ReturnType<Awaited<ReturnType<typeof loadPollList>>['json']>>
