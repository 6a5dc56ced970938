import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { draftPoll, type DraftPoll } from '#app/modules/association/polls/commands/save-poll.server.ts'
import { takePollStep } from '#app/modules/association/polls/commands/step-poll.server.ts'
import { insertUser } from './accounts.ts'
import { insertAssociation, insertMember } from './associations.ts'

export const pollHour = 3_600_000

const tri = (text: string) => ({ 'zh-Hans': text, 'zh-Hant': text, 'en-US': text })

/** A draft of a secret motion by two thirds with a quorum of half, which ends in a day. */
export function draftOf(columns: Partial<DraftPoll['columns']> = {}, more: Partial<DraftPoll> = {}): DraftPoll {
  return {
    columns: {
      ...{ title: tri('Shall we?'), body: tri(''), kind: 'motion', secrecy: 'secret', eligible: 'all', maxChoices: 1 },
      ...{ quorumPercent: 50, threshold: 'two_thirds', countsAbstentions: false, resultsVisible: 'after_close' },
      ...{ opensAt: null, closesAt: now() + 24 * pollHour },
      ...columns,
    },
    options: ['A', 'B', 'C'].map(tri),
    named: [],
    ...more,
  }
}

/** An association with an owner and so many members more; all may vote. */
export async function pollStage(members: number): Promise<{
  actor: AssociationActor
  associationId: string
  memberIds: string[]
}> {
  return withTransaction(async (tx) => {
    const associationId = await insertAssociation(tx)
    const userId = await insertUser(tx, { scopes: ['association'] })
    const memberIds = [await insertMember(tx, { associationId, userId, role: 'owner' })]
    for (let made = 0; made < members; made++) {
      memberIds.push(await insertMember(tx, { associationId, email: `${newId()}@example.com` }))
    }
    const associations = [{ id: associationId, role: 'owner', isApproved: true }] as const
    const actor = { scope: 'association', userId, sessionId: 'session', name: 'Owner', locale: 'en-US', associations }
    return { actor: actor as unknown as AssociationActor, associationId, memberIds }
  })
}

/** A poll of an actor's association, open unless told otherwise; answers its id. */
export async function insertPoll(
  actor: AssociationActor,
  { draft = draftOf(), isOpen = true }: { draft?: DraftPoll; isOpen?: boolean } = {},
): Promise<string> {
  const pollId = newId()
  await draftPoll(actor, { pollId, shown: actor.associations[0]!.id, draft })
  if (isOpen) await takePollStep(actor, { pollId, action: 'open' })
  return pollId
}
