import type { ProviderActor } from '#app/core/actor.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { type ComplianceKind, isExpected, kindsOf } from '../kinds.ts'
import { itemOf, type OpenClinic, openCompliance } from '../queries/clinic.server.ts'
import type { Subject } from '../queries/subjects.server.ts'
import { type Filter, filters, fits, isFilter, type Standing, standingOf } from '../standing.ts'

/** How one thing of somebody stands; what nobody asks of them and nobody has entered is `open`. */
export type Cell = Standing & Readonly<{ kind: ComplianceKind; isOpen: boolean; expires: string | null }>

export type Line = Readonly<{ key: string; name: string; isClinic: boolean; cells: readonly Cell[] }>

function lineOf(actor: ProviderActor, { items, today, name }: OpenClinic, subject: Subject): Line {
  const cells = kindsOf(subject.kind).map((kind): Cell => {
    const item = itemOf(items, subject, kind)
    const isOpen = item === null && !isExpected(subject.kind, kind)
    return { kind, isOpen, expires: item?.expires ?? null, ...standingOf(item, today) }
  })
  return { key: subject.key, name: subject.nameIn(actor.locale) || name, isClinic: subject.kind === 'clinic', cells }
}

const has = (filter: Filter) => (cell: Cell) => !cell.isOpen && fits(filter, cell)

/** The table as it may be read; a filter leaves whoever has something of its kind. */
function shownOf(actor: ProviderActor, open: OpenClinic, filter: Filter | null) {
  const lines = open.subjects.map((subject) => lineOf(actor, open, subject))
  const cells = lines.flatMap((line) => line.cells)
  return {
    ...{ canEdit: open.canEdit, readsAll: open.readsAll },
    lines: filter === null ? lines : lines.filter((line) => line.cells.some(has(filter))),
    counts: filters.map((each) => ({ filter: each, count: cells.filter(has(each)).length })),
  }
}

/** What of a clinic is kept valid, by person; another's clinic looks like none. */
export async function loadCompliance(request: Request, actor: ProviderActor) {
  const search = new URL(request.url).searchParams
  const slug = search.get('place') || null
  const choice = await openCompliance(actor, slug)
  if (slug !== null && choice === null) notFound()
  const asked = search.get('show')
  const filter = isFilter(asked) ? asked : null
  const title = translator(actor.locale, 'compliance')('title')
  const head = requestHead(request, { title, description: title, path: paths.compliance(), isIndexable: false })
  const data = {
    ...{ head, filter, clinics: [...(choice?.clinics ?? [])] },
    clinic: choice && { slug: choice.slug, name: choice.name },
    shown: choice?.open ? shownOf(actor, choice.open, filter) : null,
  }
  return json(data, { headers: privateHeaders })
}

export type ComplianceData = Awaited<ReturnType<Awaited<ReturnType<typeof loadCompliance>>['json']>>
