import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { changeRequests, media, providers } from '#drizzle/schema/index.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findOwnPhoto } from '../queries/own-photo.server.ts'
import { proposePhoto } from './propose-photo.server.ts'
import { withdrawOwnRequest } from './withdraw-request.server.ts'
import type { Photo } from '#app/modules/uploads/read-photo.server.ts'

// A folder of its own, so that its files can be counted.
const folder = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const { join } = await import('node:path')
  const made = mkdtempSync(join(tmpdir(), 'photos-'))
  vi.stubEnv('DATA_DIR', made)
  return made
})
afterAll(async () => {
  const { rmSync } = await import('node:fs')
  rmSync(folder, { recursive: true, force: true })
})

useDatabase()

let providerId: string
const owner = () => actorOf({ providerId, seats: [] })
const requests = () => db.select().from(changeRequests).orderBy(asc(changeRequests.createdAt), asc(changeRequests.id))

describe('a photo', () => {
  const filled = (byte: number): Photo => {
    const bytes = Buffer.of(byte)
    return { side: 500, files: { '208': bytes, '416': bytes, original: bytes } }
  }
  const photo = filled(1)
  const files = () => (existsSync(join(folder, 'media')) ? readdirSync(join(folder, 'media')) : [])

  beforeEach(async () => {
    for (const name of files()) rmSync(join(folder, 'media', name))
    providerId = await withTransaction((tx) => insertProvider(tx, { status: 'draft' }))
  })

  it('waits for a reviewer under a name that says nothing; a newer one takes its place', async () => {
    await proposePhoto(owner(), photo, 1)
    const second = await proposePhoto(owner(), filled(4), 1)
    expect(files().sort()).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}-208\.webp$/),
      expect.stringMatching(/^[0-9a-f]{32}-416\.webp$/),
      expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
    ])
    const rows = await db.select().from(media).orderBy(asc(media.state))
    expect(rows.map(({ state }) => state)).toEqual(['pending', 'removed'])
    expect(rows[0]).toMatchObject({ mime: 'image/webp', bytes: 1, width: 500, height: 500 })
    expect(Object.values(rows[0]!.variants).sort()).toEqual(files().sort())
    expect((await requests()).map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
      'image submitted',
      'image superseded',
    ])
    expect(await db.select().from(providers).where(eq(providers.id, providerId))).toMatchObject([{ photoId: null }])
    expect((await findOwnPhoto(owner(), second))!.bytes).toEqual(Buffer.of(4))
    expect(await findOwnPhoto(actorOf({ providerId: 'another' }), second)).toBeNull()
  })

  it('is gone when it is taken back, by nobody else', async () => {
    const id = await proposePhoto(owner(), photo, 1)
    const [request] = await requests()
    const stranger = { ...owner(), userId: 'another' }
    await expect(withdrawOwnRequest(stranger, request!.id)).rejects.toMatchObject({ kind: 'not_found' })
    await withdrawOwnRequest(owner(), request!.id)
    await withdrawOwnRequest(owner(), request!.id)
    expect(files()).toEqual([])
    expect(await findOwnPhoto(owner(), id)).toBeNull()
  })

  it('leaves no file behind when it is refused', async () => {
    await expect(proposePhoto(owner(), photo, 9)).rejects.toMatchObject({ code: 'directory.stale' })
    expect(files()).toEqual([])
  })

  it('that is decided stays decided', async () => {
    await proposePhoto(owner(), photo, 1)
    const [request] = await requests()
    await withTransaction((tx) => tx.update(changeRequests).set({ status: 'rejected' }))
    await expect(withdrawOwnRequest(owner(), request!.id)).rejects.toMatchObject({ code: 'moderation.request_decided' })
  })
})
