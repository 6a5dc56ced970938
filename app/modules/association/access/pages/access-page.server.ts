import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { endWithPage } from '#app/core/answer/answer.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { mayChange } from '#app/modules/association/members/member-roles.ts'
import { chosenOf } from '#app/modules/association/members/queries/find-member.server.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { takesPeople } from '../access-status.ts'
import { findOffered, listOffersTo } from '../queries/handovers.server.ts'
import { listWaiting } from '../queries/invitations.server.ts'
import { listPeople, type Person } from '../queries/people.server.ts'

const forms = ['invite', 'waiting', 'person', 'offer', 'withdraw'] as const

/** The form that an address names; the first for anything else. */
export function formOf(request: Request): (typeof forms)[number] {
  const named = new URL(request.url).searchParams.get('form')
  return forms.find((form) => form === named) ?? 'invite'
}

/** The person whose role an address is about. */
export const personOf = (request: Request): string | null => new URL(request.url).searchParams.get('person')

function shownPerson(person: Person, actor: AssociationActor) {
  const { id, version, name, email, role, office, roleGivenAt, createdAt, userId } = person
  return {
    ...{ id, version, name, email, role, office: office?.[actor.locale] ?? null, since: roleGivenAt ?? createdAt },
    isSelf: userId === actor.userId,
    hasAccount: userId !== null,
    isChangeable: mayChange(chosenOf(actor).role, person),
  }
}

async function waitingOf(associationId: string) {
  const at = now()
  return (await listWaiting(associationId)).map(({ id, version, name, email, role, expiresAt }) => ({
    ...{ id, version, name, email, role, expiresAt, isExpired: expiresAt <= at },
  }))
}

/** What its owner sees of handing the association over. */
async function handoverOf(associationId: string, people: readonly Person[]) {
  const offered = await findOffered(associationId)
  return {
    offered: offered?.isStanding ? { name: offered.to.name, until: offered.handover.expiresAt } : null,
    heirs: people
      .filter(({ role, userId }) => role === 'admin' && userId !== null)
      .map(({ id, name }) => ({ id, name })),
  }
}

/** Who manages an association, who is invited to, and to whom it may go over. */
export async function loadAccess(request: Request, actor: AssociationActor) {
  const title = translator(actor.locale, 'association-access')('title')
  const { id, status } = await readChosen(actor)
  const people = await listPeople(id)
  const rows = people.map((person) => shownPerson(person, actor))
  const asked = personOf(request)
  const person = rows.find((row) => row.id === asked && row.isChangeable) ?? null
  if (asked !== null && person === null) endWithPage({ status: 404, code: 'association.member_unknown' })
  const isOwner = chosenOf(actor).role === 'owner'
  const data = {
    head: requestHead(request, { title, description: title, path: paths.associationAccess(), isIndexable: false }),
    ...{ association: id, form: formOf(request), formKey: newId(), locale: actor.locale },
    ...{ isOpen: takesPeople(status), isApproved: status === 'approved', isOwner, people: rows, person },
    isLastOwner: people.filter(({ role }) => role === 'owner').length < 2,
    waiting: await waitingOf(id),
    isAsked: (await listOffersTo(actor)).length > 0,
    handover: isOwner && status === 'approved' ? await handoverOf(id, people) : null,
  }
  return json(data, { headers: privateHeaders })
}

export type AccessData = Awaited<ReturnType<Awaited<ReturnType<typeof loadAccess>>['json']>>
