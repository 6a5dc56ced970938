import type { AppLoadContext } from '@remix-run/node'
import { refusedForm, toasted } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { blindIndex } from '#app/core/crypto/field-encryption.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { problem } from '#app/core/form/problem.ts'
import { json, privateHeaders, privateHeadersWith, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { pairDevice } from '../commands/pair-device.server.ts'
import { pairForm } from '../forms.ts'
import {
  deviceCookie,
  findKeeper,
  forgottenDevice,
  hasDeviceCookie,
  leaveDevice,
} from '../guards/scan-keeper.server.ts'
import { associationOf, type Keeper } from '../queries/keepers.server.ts'
import { countScans, findScan } from '../queries/scan-events.server.ts'
import { undoMs } from '../scan-result.ts'
import { scanCard } from './scan-card.server.ts'

/** The scan that an address names, for the keeper who made it, as long as it can be taken back: an address stays in a browser. */
async function seenIn(request: Request, keeper: Keeper) {
  const id = new URL(request.url).searchParams.get('seen')
  const scan = id ? await findScan(id) : null
  const isOwn = scan?.keeper === keeper.id && now() - scan.at <= undoMs
  return isOwn ? scanCard(scan, localeOf(request)) : null
}

/**
 * Under which mark a device keeps what it scans while it is offline: that of its clinic or association, or of who is signed in. Nobody
 * else's scans are sent from there in another's name.
 */
const queueOf = (keeper: Keeper) =>
  blindIndex(
    keeper.facilityId ?? (keeper.device ? associationOf(keeper) : null) ?? keeper.actor.userId,
    'scan-queue',
  ).slice(0, 16)

async function openScanner(request: Request, keeper: Keeper) {
  return {
    ...{ name: keeper.device?.name ?? null, modes: keeper.modes, scanKey: newId(), queue: queueOf(keeper) },
    ...{ counts: await countScans(keeper), card: await seenIn(request, keeper) },
  }
}

/** The shell for everybody, and what can be scanned for a paired device or somebody signed in. */
export async function loadScanner(request: Request, context: AppLoadContext) {
  const keeper = await findKeeper(request, context)
  const title = translator(localeOf(request), 'scanning')('title')
  const head = requestHead(request, { title, description: title, path: paths.scanner(), isIndexable: false })
  const data = {
    head,
    /** A device that was taken back, or whose rights have ended, says so. */
    wasPaired: keeper === null && hasDeviceCookie(request),
    scanner: keeper && (await openScanner(request, keeper)),
  }
  return json(data, { headers: privateHeaders })
}

export type ScannerData = Awaited<ReturnType<Awaited<ReturnType<typeof loadScanner>>['json']>>

/** Pairs this device by the code that was typed, or makes it forget what it was. */
export async function submitScanner(request: Request, { clientAddress = 'unknown' }: AppLoadContext) {
  const submission = parseForm(await readForm(request), pairForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { intent, code = '' } = submission.value
  if (intent === 'leave') {
    await leaveDevice(request)
    return redirect(paths.scanner(), { headers: privateHeadersWith({ 'Set-Cookie': forgottenDevice() }) })
  }
  const limit = await takeToken('scan_pair', networkOf(clientAddress))
  if (!limit.allowed) return refusedForm(submission, { code: [problem('errors.tries')] }, 429, limit.retryAfterSeconds)
  const token = await pairDevice(code)
  if (token === null) return refusedForm(submission, { code: [problem('errors.code')] })
  return redirect(paths.scanner(), { headers: privateHeadersWith({ 'Set-Cookie': deviceCookie(token) }) })
}

/** Why nothing was scanned, for a form without a script. */
export const refusedScan = (request: Request, why: 'unpaired' | 'too_many' | 'undo_over') =>
  toasted(paths.scanner(), { tone: 'warning', text: translator(localeOf(request), 'scanning')(`refused.${why}`) })
