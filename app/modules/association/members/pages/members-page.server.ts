import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, toasted } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { approveMembers } from '../commands/settle-member.server.ts'
import { bulkForm } from '../forms.ts'
import { memberSearch, readMemberFilters } from '../member-filters.ts'
import type { Member } from '../member-status.ts'
import { chosenOf } from '../queries/find-member.server.ts'
import { countApplications, listMembers } from '../queries/member-list.server.ts'

/** The members of the chosen association, a page at a time. */
export async function loadMembersPage(request: Request, actor: AssociationActor) {
  const { searchParams } = new URL(request.url)
  const filters = readMemberFilters(searchParams)
  const { id: associationId } = chosenOf(actor)
  const [page, applications] = await Promise.all([
    listMembers(associationId, filters),
    countApplications(associationId),
  ])
  const title = translator(actor.locale, 'association-members')('list.title')
  const to = (way: 'before' | 'after', row: Member | undefined) =>
    row
      ? paths.associationMembers(memberSearch({ ...filters, cursor: { way, createdAt: row.createdAt, id: row.id } }))
      : null
  const data = {
    head: requestHead(request, {
      ...{ title, description: title, path: paths.associationMembers(), isIndexable: false },
    }),
    ...{ filters, applications },
    rows: page.rows.map(({ id, name, email, number, role, office, status, duesPaidUntil, applicationNote }) => ({
      ...{ id, name, email, number, role, status, duesPaidUntil, applicationNote },
      office: office?.[actor.locale] ?? null,
    })),
    csv: paths.associationMembersExport(memberSearch({ ...filters, cursor: null })),
    // Without a script the link that ticks all rows leads to the list with all of them ticked.
    isAllTicked: searchParams.get('ticked') === 'all',
    previous: page.hasPrevious ? to('before', page.rows[0]) : null,
    next: page.hasNext ? to('after', page.rows.at(-1)) : null,
  }
  return json(data, { headers: privateHeaders })
}

export type MembersPageData = Awaited<ReturnType<Awaited<ReturnType<typeof loadMembersPage>>['json']>>

/** Approves the ticked applications; the list of those that wait comes back. */
export async function submitMembersPage(request: Request, actor: AssociationActor) {
  const { member: ids } = await readAnswers(request, bulkForm)
  const t = translator(actor.locale, 'association-members')
  const back = paths.associationMembers({ status: 'applied' })
  if (ids.length === 0) return toasted(back, { tone: 'warning', text: t('bulk.nothing') })
  const { done, left } = await approveMembers(actor, ids)
  if (left === 0) return accepted(back, t('bulk.done', { count: done }))
  return toasted(back, { tone: 'warning', text: t('bulk.left', { done, left }) })
}
