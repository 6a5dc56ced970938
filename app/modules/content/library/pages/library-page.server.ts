import type { AdminActor } from '#app/core/actor.ts'
import { accepted, endWithPage, orRefused, toasted } from '#app/core/answer/answer.server.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { now } from '#app/core/clock.ts'
import { answersIn, type FormBody, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { discardDraft, keepDraft } from '#app/modules/content/commands/keep-draft.server.ts'
import { textOf } from '#app/modules/content/forms.ts'
import { faultyText, readTextPage, refusedText, staleText } from '#app/modules/content/pages/text-page.server.ts'
import { restoreLibraryText, saveLibraryText } from '../commands/save-library-text.server.ts'
import { libraryForm, libraryIntentForm, libraryRestoreForm } from '../forms.ts'
import { isLibraryKind, type LibraryKind, libraryFields, libraryKinds } from '../library-kinds.ts'
import { listLibrary, rowTitle } from '../queries/library-rows.server.ts'
import { readLibraryText } from '../queries/library-text.server.ts'

const headOf = (request: Request, title: string, path: string) =>
  requestHead(request, { title, description: title, path, isIndexable: false })

/** The kind that an address names; another one ends with the page of 404. */
function kindOf(given: string | undefined): LibraryKind {
  return isLibraryKind(given) ? given : notFound()
}

const wordsOf = (text: string | null) => (text ?? '').toLowerCase()

/** The rows of a kind, those that words in the address leave. */
export async function loadLibraryList(request: Request) {
  const locale = localeOf(request)
  const search = new URL(request.url).searchParams
  const kind = search.has('kind') ? kindOf(search.get('kind') ?? '') : libraryKinds[0]!
  const q = (search.get('q') ?? '').trim().slice(0, 100)
  const isOverdue = search.get('overdue') === '1'
  const lines = await listLibrary(kind, locale)
  const found = lines.filter(
    (line) => (!isOverdue || line.isOverdue) && `${wordsOf(line.title)} ${wordsOf(line.id)}`.includes(wordsOf(q)),
  )
  const head = headOf(request, translator(locale, 'content')('library.title'), paths.adminLibrary(kind))
  return json({ head, kind, lines: found, q, isOverdue, total: lines.length }, { headers: privateHeaders })
}

export type LibraryListData = Awaited<ReturnType<Awaited<ReturnType<typeof loadLibraryList>>['json']>>

/** The editor of a row. */
export async function loadLibraryPage(request: Request, actor: AdminActor, given: string | undefined, id: string) {
  const kind = kindOf(given)
  const locale = localeOf(request)
  const { row, ...kept } = await orRefused(readLibraryText(kind, id))
  const page = await readTextPage(request, actor, { subject: { kind, id }, fields: libraryFields[kind], kept })
  const title = rowTitle(kind, row, locale)
  const head = headOf(request, title, paths.adminLibraryText(kind, id))
  return json(
    { head, kind, id, page, title, maySave: actor.permissions.has('content.publish') },
    { headers: privateHeaders },
  )
}

export type LibraryPageData = Awaited<ReturnType<Awaited<ReturnType<typeof loadLibraryPage>>['json']>>

type Deed = { request: Request; actor: AdminActor; kind: LibraryKind; id: string; body: FormBody }

async function save({ request, actor, kind, id, body }: Deed) {
  const fields = libraryFields[kind]
  const { seen, mark = '', text: typed } = answersIn(body, libraryForm(kind))
  const text = textOf(typed)
  const faulty = faultyText({ seen, mark }, text, fields)
  if (faulty) return faulty
  const outcome = await outcomeOf(saveLibraryText(actor, { kind, id, seen, mark, text }))
  if (outcome.done) {
    return accepted(paths.adminLibraryText(kind, id), translator(localeOf(request), 'content')('done.librarySaved'))
  }
  const { refusal } = outcome
  if (refusal.code !== 'content.changed') return refusedText({ seen, mark }, text, refusal)
  return staleText(text, await orRefused(readLibraryText(kind, id)), fields)
}

async function restore({ request, actor, kind, id, body }: Deed) {
  const to = paths.adminLibraryText(kind, id)
  const { seen, mark = '', number } = answersIn(body, libraryRestoreForm)
  const outcome = await outcomeOf(restoreLibraryText(actor, { kind, id, seen, mark, number }))
  if (outcome.done) return accepted(to, translator(localeOf(request), 'content')('done.librarySaved'))
  return toasted(to, { tone: 'error', text: translator(localeOf(request), 'errors')(outcome.refusal.code) })
}

/** What an editor does on a row's page. */
export async function submitLibraryPage(request: Request, actor: AdminActor, given: string | undefined, id: string) {
  const kind = kindOf(given)
  await orRefused(readLibraryText(kind, id))
  const body = await readForm(request)
  const { intent } = answersIn(body, libraryIntentForm)
  const deed = { request, actor, kind, id, body }
  if (intent === 'save') return save(deed) as Promise<Response>
  if (intent === 'restore') return restore(deed)
  const outcome = await outcomeOf(discardDraft(actor, { kind, id }))
  if (!outcome.done) return endWithPage(outcome.refusal)
  return accepted(paths.adminLibraryText(kind, id), translator(localeOf(request), 'content')('done.discard'))
}

/** Keeps what is being typed into a row, for its writer. */
export async function keepLibraryDraft(request: Request, actor: AdminActor, given: string | undefined, id: string) {
  const kind = kindOf(given)
  await orRefused(readLibraryText(kind, id))
  const { seen, text } = answersIn(await readForm(request), libraryForm(kind))
  await orRefused(keepDraft(actor, { kind, id }, { seen, text: textOf(text) }))
  return json({ keptAt: now() }, { headers: privateHeaders })
}
