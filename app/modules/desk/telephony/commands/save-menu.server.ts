import { desc, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { ivrVersions } from '#drizzle/schema/practice/telephony.ts'
import { mostNodes } from '../ivr-checks.ts'
import { findNode, type IvrAction, type IvrNode, type IvrTree, type LineState, noPrompts } from '../ivr.ts'
import { faultsAt, findVersion } from '../queries/set-up.server.ts'
import { openSettings, recordOfClinic, writeSettings } from './take-clinic.server.ts'

type Shown = Readonly<{ facilityId: string; version: number | null }>

/** Changes the menu that is being edited; callers meet nothing of it before it is published. */
function changeDraft(
  actor: ProviderActor,
  shown: Shown,
  change: (tree: IvrTree) => { tree: IvrTree; fields: readonly string[] },
): Promise<void> {
  return withTransaction(async (tx) => {
    const settings = await openSettings(tx, actor, shown)
    const { tree, fields } = change(settings.draft)
    await writeSettings(tx, settings, { draft: { ...tree } })
    await recordOfClinic(tx, actor, { facilityId: shown.facilityId, action: 'telephony.menu_save', fields })
  })
}

const unknown = () => new DomainError('not_found', 'telephony.unknown')

/** Adds a step, which nothing leads to yet. @returns its id @throws DomainError conflict `telephony.menu_full`, `directory.stale` */
export async function addNode(
  actor: ProviderActor,
  { name, action, ...shown }: Shown & Readonly<{ name: string; action: IvrAction }>,
): Promise<string> {
  const id = newId()
  const node: IvrNode = { id, name, action, prompts: noPrompts, keys: {}, next: '', groupId: '' }
  await changeDraft(actor, shown, (tree) => {
    if (tree.nodes.length >= mostNodes) throw new DomainError('conflict', 'telephony.menu_full')
    return { tree: { ...tree, nodes: [...tree.nodes, node] }, fields: ['name', 'action'] }
  })
  return id
}

/** Changes a step; what it does stays. @throws DomainError conflict `directory.stale`; not_found `telephony.unknown` */
export function saveNode(
  actor: ProviderActor,
  { nodeId, values, ...shown }: Shown & Readonly<{ nodeId: string; values: Omit<IvrNode, 'id' | 'action'> }>,
): Promise<void> {
  return changeDraft(actor, shown, (tree) => {
    if (!findNode(tree, nodeId)) throw unknown()
    const nodes = tree.nodes.map((node) => (node.id === nodeId ? { ...node, ...values } : node))
    return { tree: { ...tree, nodes }, fields: ['name', 'prompts', 'keys', 'next'] }
  })
}

/** Takes a step away; what led to it says so until it leads elsewhere. @throws DomainError conflict `directory.stale`; not_found `telephony.unknown` */
export function removeNode(actor: ProviderActor, { nodeId, ...shown }: Shown & Readonly<{ nodeId: string }>) {
  return changeDraft(actor, shown, (tree) => {
    if (!findNode(tree, nodeId)) throw unknown()
    return { tree: { ...tree, nodes: tree.nodes.filter(({ id }) => id !== nodeId) }, fields: ['name'] }
  })
}

/** Says with which step a call begins. @throws DomainError conflict `directory.stale` */
export function saveEntries(
  actor: ProviderActor,
  { entries, ...shown }: Shown & Readonly<{ entries: Record<LineState, string> }>,
): Promise<void> {
  return changeDraft(actor, shown, (tree) => ({ tree: { ...tree, entries }, fields: ['entries'] }))
}

/**
 * Publishes the menu as a version of its own, which callers meet from now on.
 * @returns its number
 * @throws DomainError conflict `telephony.menu_faulty` while something is wrong with it, `directory.stale`
 */
export function publishMenu(actor: ProviderActor, shown: Shown): Promise<number> {
  const { facilityId } = shown
  return withTransaction(async (tx) => {
    const settings = await openSettings(tx, actor, shown)
    if ((await faultsAt(facilityId, settings.draft, tx)).length > 0)
      throw new DomainError('conflict', 'telephony.menu_faulty')
    const [last] = await tx
      .select({ number: ivrVersions.number })
      .from(ivrVersions)
      .where(eq(ivrVersions.facilityId, facilityId))
      .orderBy(desc(ivrVersions.number))
      .limit(1)
    const number = (last?.number ?? 0) + 1
    const said = { tree: { ...settings.draft }, publishedById: actor.userId, createdAt: now() }
    await tx.insert(ivrVersions).values({ id: newId(), facilityId, number, ...said })
    await writeSettings(tx, settings, { liveVersion: number })
    await recordOfClinic(tx, actor, { facilityId, action: 'telephony.menu_publish', fields: ['menu'] })
    return number
  })
}

/** Takes an earlier version up to be edited, and published again. @throws DomainError conflict `directory.stale`; not_found `telephony.unknown` */
export function restoreMenu(actor: ProviderActor, { number, ...shown }: Shown & Readonly<{ number: number }>) {
  return withTransaction(async (tx) => {
    const settings = await openSettings(tx, actor, shown)
    const tree = await findVersion(shown.facilityId, number, tx)
    if (!tree) throw unknown()
    await writeSettings(tx, settings, { draft: { ...tree } })
    const { facilityId } = shown
    await recordOfClinic(tx, actor, { facilityId, action: 'telephony.menu_restore', fields: ['menu'] })
  })
}
