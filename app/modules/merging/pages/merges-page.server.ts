import type { AdminActor } from '#app/core/actor.ts'
import { accepted, endWithPage, orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { steppedUp } from '#app/modules/accounts/guards/stepped-up.server.ts'
import { now } from '#app/core/clock.ts'
import { paths } from '#app/paths.ts'
import { undoMerge } from '../commands/undo-merge.server.ts'
import { searchForm } from '../forms.ts'
import { findLike, findSubject, findSubjects, searchedText } from '../queries/find-subjects.server.ts'
import { findMerge, listMerges } from '../queries/merges.server.ts'
import { mergingHead } from './merging-head.server.ts'

/** The search for two, and the last merges. */
export async function loadMergesPage(request: Request, { locale }: AdminActor) {
  const { kind, q, kept: keptId } = searchForm.parse(Object.fromEntries(new URL(request.url).searchParams))
  const text = searchedText(q)
  const kept = keptId === '' ? null : await findSubject(kind, keptId.replaceAll('\0', ''), locale)
  const notKept = <One extends { id: string }>(list: One[]) => list.filter(({ id }) => id !== kept?.id)
  const found = text === null ? null : notKept(await findSubjects(kind, text, locale))
  const like = kept === null ? [] : notKept(await findLike(kind, kept.id, locale))
  const head = mergingHead(request, translator(locale, 'merging')('title'), paths.adminMerges())
  const merges = (await listMerges(locale)).map(({ id, kind: of, kept: one, gone, createdAt, undoneAt, by }) => ({
    ...{ id, kind: of, createdAt, undoneAt, by },
    ...{ kept: one?.name ?? '', gone: gone?.name ?? '' },
  }))
  return json({ head, kind, q: text ?? '', kept, found, like, merges }, { headers: privateHeaders })
}

/** What a merge did, and what its undo left. */
export async function loadMergePage(request: Request, { locale }: AdminActor, id: string) {
  const merge = (await findMerge(id, locale)) ?? endWithPage({ status: 404 })
  const names = { gone: merge.gone?.name ?? '', kept: merge.kept?.name ?? '' }
  const head = mergingHead(request, translator(locale, 'merging')('pair.title', names), paths.adminMerge(id))
  const isUndoable = merge.undoneAt === null && merge.undoUntil > now()
  return json({ head, merge, isUndoable }, { headers: privateHeaders })
}

export async function takeUndo(request: Request, actor: AdminActor, id: string) {
  if (!(await findMerge(id, actor.locale))) endWithPage({ status: 404 })
  steppedUp(request, actor)
  const left = await orRefused(undoMerge(actor, id))
  const t = translator(actor.locale, 'merging')
  return accepted(paths.adminMerge(id), t(left.length === 0 ? 'done.undone' : 'done.undoneInPart'))
}
