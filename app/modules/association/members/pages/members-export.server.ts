import type { AssociationActor } from '#app/core/actor.ts'
import { csvText } from '#app/core/format/csv.ts'
import { privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { recordMembersExport } from '../commands/record-export.server.ts'
import { readMemberFilters } from '../member-filters.ts'
import { chosenOf } from '../queries/find-member.server.ts'
import { listMembers } from '../queries/member-list.server.ts'

/** Members of one file: as many as an import takes. */
const most = 20_000

/** The members of a list as CSV, in the reader's language and as the import takes them back; recorded before anything leaves. */
export async function exportMembers(request: Request, actor: AssociationActor): Promise<Response> {
  const filters = { ...readMemberFilters(new URL(request.url).searchParams), cursor: null }
  await recordMembersExport(actor)
  const { rows } = await listMembers(chosenOf(actor).id, filters, most)
  const t = translator(actor.locale, 'association-members')
  const columns = ['name', 'email', 'number', 'role', 'joined', 'paidUntil', 'language'] as const
  const lines = rows.map(({ name, email, number, role, joinedOn, duesPaidUntil, locale, status }) => [
    ...[name, email, number, t(`roles.${role}`), joinedOn, duesPaidUntil, t(`locales.${locale}`)],
    t(`status.${status}`),
  ])
  const text = csvText([[...columns.map((column) => t(`columns.${column}`)), t('columns.status')], ...lines])
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="members.csv"',
  }
  return new Response(text, { headers: { ...privateHeaders, ...headers } })
}
