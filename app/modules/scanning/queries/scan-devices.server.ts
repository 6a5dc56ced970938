import { and, desc, eq, isNull, gt, isNotNull, or } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { scanDevices } from '#drizzle/schema/practice/scanning.ts'

export type ScanDevice = Readonly<typeof scanDevices.$inferSelect>

/** Whose a device is. */
export type DeviceOwner = Readonly<{ facilityId: string } | { associationId: string }>

const isOf = (owner: DeviceOwner) =>
  'facilityId' in owner
    ? eq(scanDevices.facilityId, owner.facilityId)
    : eq(scanDevices.associationId, owner.associationId)

/** The devices of a clinic or an association that are paired, and those whose code still waits; the latest first. */
export function listScanDevices(owner: DeviceOwner, reader: Reader = db): Promise<ScanDevice[]> {
  const isLiving = or(isNotNull(scanDevices.pairedAt), gt(scanDevices.codeExpiresAt, now()))
  return reader
    .select()
    .from(scanDevices)
    .where(and(isOf(owner), isNull(scanDevices.revokedAt), isLiving))
    .orderBy(desc(scanDevices.createdAt), desc(scanDevices.id))
}

/** A device of a clinic or an association, also one that was taken back; null for one of elsewhere. */
export async function findOwnDevice(owner: DeviceOwner, id: string, reader: Reader = db): Promise<ScanDevice | null> {
  const [row] = await reader
    .select()
    .from(scanDevices)
    .where(and(eq(scanDevices.id, id), isOf(owner)))
  return row ?? null
}

/** A device by what it keeps; null once it was taken back. */
export async function findDeviceByToken(tokenHash: string): Promise<ScanDevice | null> {
  const isPaired = and(eq(scanDevices.tokenHash, tokenHash), isNull(scanDevices.revokedAt))
  const [row] = await db.select().from(scanDevices).where(isPaired)
  return row ?? null
}
