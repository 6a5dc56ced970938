import { and, eq, gt, isNull } from 'drizzle-orm'
import type { AssociationActor, ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { newToken, tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { scanDevices } from '#drizzle/schema/practice/scanning.ts'
import { codeLifetime, deviceCodeHash, newDeviceCode, parseDeviceCode } from '../device-code.server.ts'
import { modesOf } from '../modes.ts'
import { type DeviceOwner, findOwnDevice, listScanDevices } from '../queries/scan-devices.server.ts'

type PairingActor = ProviderActor | AssociationActor

/** More than these at one clinic or association are a slip. */
export const mostDevices = 20

/** @throws DomainError forbidden `scanning.not_allowed` */
function requireRight(actor: PairingActor, owner: DeviceOwner): void {
  const may =
    'facilityId' in owner
      ? allows(actor, 'scanner.pair', { facilityId: owner.facilityId })
      : actor.scope === 'association' && actor.associations[0]?.id === owner.associationId
  if (!may) throw new DomainError('forbidden', 'scanning.not_allowed')
}

/**
 * Makes a device that waits for its code to be typed.
 * @returns the code, which is shown once and stored nowhere
 * @throws DomainError forbidden `scanning.not_allowed`; too_many `scanning.too_many_devices`
 */
export async function offerDevice(actor: PairingActor, owner: DeviceOwner, name: string): Promise<string> {
  requireRight(actor, owner)
  const code = newDeviceCode()
  return withTransaction(async (tx) => {
    if ((await listScanDevices(owner, tx)).length >= mostDevices)
      throw new DomainError('too_many', 'scanning.too_many_devices')
    const id = newId()
    await tx.insert(scanDevices).values({
      ...{ id, name, facilityId: null, associationId: null, ...owner, pairedById: actor.userId },
      ...{ modes: modesOf('facilityId' in owner ? 'facility' : 'association'), codeHash: deviceCodeHash(code) },
      ...{ codeExpiresAt: now() + codeLifetime, createdAt: now() },
    })
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'scanning.device_offer' },
      subject: { type: 'scan_device', id },
    })
    return code
  })
}

/**
 * Pairs the device on which a code was typed. The code works once.
 * @returns the token that the device keeps; null for a code that is wrong, used or too old
 */
export async function pairDevice(typed: string): Promise<string | null> {
  const code = parseDeviceCode(typed)
  if (code === null) return null
  const token = `${newToken()}${newToken()}`
  return withTransaction(async (tx) => {
    const isOffered = and(eq(scanDevices.codeHash, deviceCodeHash(code)), gt(scanDevices.codeExpiresAt, now()))
    const [device] = await tx
      .update(scanDevices)
      .set({ codeHash: null, tokenHash: tokenHash(token), pairedAt: now() })
      .where(and(isOffered, isNull(scanDevices.revokedAt)))
      .returning({ id: scanDevices.id })
    if (!device) return null
    await recordAudit(tx, {
      ...{ actor: { type: 'anonymous' }, action: 'scanning.device_pair' },
      subject: { type: 'scan_device', id: device.id },
    })
    return token
  })
}

/**
 * Takes a device back: it can do nothing from then on. Twice is once.
 * @throws DomainError forbidden `scanning.not_allowed`; not_found `scanning.unknown_device`, also for one of elsewhere
 */
export async function revokeDevice(actor: PairingActor, owner: DeviceOwner, id: string): Promise<void> {
  requireRight(actor, owner)
  await withTransaction(async (tx) => {
    const device = await findOwnDevice(owner, id, tx)
    if (!device) throw new DomainError('not_found', 'scanning.unknown_device')
    if (device.revokedAt !== null) return
    await tx.update(scanDevices).set({ revokedAt: now(), codeHash: null }).where(eq(scanDevices.id, id))
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'scanning.device_revoke' },
      subject: { type: 'scan_device', id },
    })
  })
}

/** Takes a device back on the device itself: whoever has copied what it kept can do nothing with it either. Twice is once. */
export async function unpairDevice(token: string): Promise<void> {
  await withTransaction(async (tx) => {
    const isPaired = and(eq(scanDevices.tokenHash, tokenHash(token)), isNull(scanDevices.revokedAt))
    const [device] = await tx
      .update(scanDevices)
      .set({ revokedAt: now() })
      .where(isPaired)
      .returning({ id: scanDevices.id })
    if (!device) return
    await recordAudit(tx, {
      ...{ actor: { type: 'anonymous' }, action: 'scanning.device_revoke' },
      subject: { type: 'scan_device', id: device.id },
    })
  })
}
