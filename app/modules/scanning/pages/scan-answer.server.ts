import type { AppLoadContext } from '@remix-run/node'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf, withPrefix } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { paths } from '#app/paths.ts'
import { scanCode, undoScan } from '../commands/scan-code.server.ts'
import { scanForm, undoForm } from '../forms.ts'
import { findKeeper } from '../guards/scan-keeper.server.ts'
import type { Keeper } from '../queries/keepers.server.ts'
import { countScans } from '../queries/scan-events.server.ts'
import type { ScanEvent } from '../scan-result.ts'
import { scanCard } from './scan-card.server.ts'
import { refusedScan } from './scanner-page.server.ts'

/** Whether the script of the page asks, which shows the answer itself. */
const isScript = (request: Request) => /\bapplication\/json\b/i.test(request.headers.get('Accept') ?? '')

const statuses = { unpaired: 401, too_many: 429, undo_over: 409 } as const

function refused(request: Request, why: keyof typeof statuses) {
  if (!isScript(request)) return refusedScan(request, why)
  const message = translator(localeOf(request), 'scanning')(`refused.${why}`)
  const data = { status: 'error', error_code: why.toUpperCase(), message }
  return json(data, { status: statuses[why], headers: privateHeaders })
}

/** @param code what was read, for the list of what was checked later: of a number that is nobody's here nothing else would say which it was */
async function answered(request: Request, keeper: Keeper, scan: ScanEvent, code: string | null = null) {
  if (!isScript(request)) return redirect(paths.scanner({ seen: scan.id }), { headers: privateHeaders })
  const locale = localeOf(request)
  const [{ way, lines, ...card }, counts] = await Promise.all([scanCard(scan, locale), countScans(keeper)])
  const said = scan.isOffline && scan.subjectId === null && code !== null ? [code, ...lines] : lines
  return json(
    { card: { ...card, lines: said, way: way && withPrefix(way, locale) }, counts },
    { headers: privateHeaders },
  )
}

/** A code that was read: by the script, which may have kept it while it was offline, or typed into the form. */
export async function submitScan(request: Request, context: AppLoadContext) {
  const { code, key, at, offline } = await readAnswers(request, scanForm)
  const keeper = await findKeeper(request, context)
  if (!keeper) return refused(request, 'unpaired')
  const read = { code: code.trim(), key: key || newId(), scannedAt: at, isOffline: offline }
  const outcome = await outcomeOf(scanCode(keeper, read), ['scanning.too_many'])
  return outcome.done ? answered(request, keeper, outcome.value, read.code) : refused(request, 'too_many')
}

/** Takes a scan back. */
export async function submitUndo(request: Request, context: AppLoadContext) {
  const { scan: id } = await readAnswers(request, undoForm)
  const keeper = await findKeeper(request, context)
  if (!keeper) return refused(request, 'unpaired')
  const outcome = await outcomeOf(undoScan(keeper, id), ['scanning.undo_over'])
  if (!outcome.done) return refused(request, 'undo_over')
  return answered(request, keeper, outcome.value)
}
