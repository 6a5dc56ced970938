import { get } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { closeDatabase, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { specialties } from '#drizzle/schema/reference.ts'
import { type RaceServer, RaceServers } from '#tests/race/race-servers.ts'
import { makeStage } from '#tests/race/race-stage.ts'

/** The built product in two processes on one database, and a third that writes: what each of them keeps is never out of date. */
let race: RaceServers
let profile: string

beforeAll(async () => {
  setClock(null)
  race = new RaceServers()
  const { path } = await makeStage(race.databaseUrl)
  profile = path.replace(/\/appointment$/, '')
  await race.start(2)
  await openDatabase(race.databaseUrl)
})
beforeEach(() => setClock(null))
afterAll(async () => {
  await closeDatabase()
  await race.close()
})

type Page = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer; text: string }

/** As one site behind a proxy: both processes are asked under the same name. */
function visit({ url }: RaceServer, path: string, headers: Record<string, string> = {}): Promise<Page> {
  return new Promise((resolve, reject) => {
    const own = { 'X-Forwarded-Host': 'care.test', 'X-Forwarded-Proto': 'https', ...headers }
    get(url + path, { headers: own, agent: false }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body, text: body.toString() })
      })
    }).on('error', reject)
  })
}

const both = () => [race.servers[0]!, race.servers[1]!] as const

const rename = (name: string) =>
  withTransaction(async (tx) => {
    await tx.update(providers).set({ preferredName: name })
  })

describe('a page that was changed by an edit', () => {
  it('is fresh at the next request in both processes, every time', async () => {
    for (let edit = 0; edit < 20; edit++) {
      const name = `Name${'ABCDEFGHIJKLMNOPQRST'[edit]}`
      await rename(name)
      for (const server of both()) {
        const { status, text } = await visit(server, profile)
        expect(status).toBe(200)
        expect(text).toContain(name)
        // Kept now; the same again.
        expect((await visit(server, profile)).text).toBe(text)
      }
    }
    expect(race.errors()).toEqual([])
  })

  it('is fresh for many who ask at once, right after the commit', async () => {
    for (let edit = 0; edit < 5; edit++) {
      const name = `Crowd${'ABCDE'[edit]}`
      await rename(name)
      const pages = await Promise.all(
        both().flatMap((server) => Array.from({ length: 20 }, () => visit(server, profile))),
      )
      expect(pages.filter(({ text }) => !text.includes(name))).toEqual([])
    }
  })

  it('also by its lists and by what lists of lists say', async () => {
    const list = '/en-US/specialty'
    for (const server of both()) expect((await visit(server, list)).text).not.toContain('Kinship Medicine')
    await withTransaction(async (tx) => {
      const name = { 'zh-Hans': '家', 'zh-Hant': '家', 'en-US': 'Kinship Medicine' }
      await tx.update(specialties).set({ name }).where(eq(specialties.id, 'family-medicine'))
    })
    for (const server of both()) expect((await visit(server, list)).text).toContain('Kinship Medicine')
  })
})

describe('a kept page', () => {
  it('has the same bytes and the same ETag in both processes, and each knows the other’s', async () => {
    const [one, other] = both()
    const first = await visit(one, profile)
    const second = await visit(other, `${profile}?utm_source=chat`)
    expect(second.body.equals(first.body)).toBe(true)
    expect(second.headers.etag).toBe(first.headers.etag)
    const known = await visit(other, profile, { 'If-None-Match': String(first.headers.etag) })
    expect(known.status).toBe(304)
    expect(known.body).toHaveLength(0)
  })

  it('bears no nonce, in its words or its headers, and may be stored only to be asked about', async () => {
    const { headers, text } = await visit(both()[0], profile)
    expect(text).not.toContain('nonce=')
    expect(headers['content-security-policy']).not.toContain('nonce')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
    expect(headers['cache-control']).toBe('public, no-cache')
    expect(headers.vary).toBe('Accept-Encoding, Cookie')
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('ends with rules for fetching ahead, which its policy lets a browser read', async () => {
    const { headers, text } = await visit(both()[0], profile)
    const rules = /<script type="speculationrules">(.*?)<\/script><\/body>/.exec(text)![1]!
    expect(Object.keys(JSON.parse(rules) as object)).toEqual(['prefetch'])
    expect(headers['content-security-policy']).toContain("script-src 'self' 'inline-speculation-rules'")
  })

  it('is never given to somebody with a session or a waiting notice', async () => {
    for (const cookie of ['hys-v5-auth=anything', 'a=b; toast-session=anything']) {
      const { status, headers } = await visit(both()[0], profile, { Cookie: cookie })
      expect(status).toBe(200)
      expect(headers.etag).toBeUndefined()
      expect(String(headers['cache-control'])).toContain('private')
    }
  })

  it('is not one that says "not found" or leads elsewhere', async () => {
    const missing = await visit(both()[0], `${profile}-nobody`)
    expect(missing.status).toBe(404)
    expect(missing.headers.etag).toBeUndefined()
    const moved = await visit(both()[0], profile.replace('family-medicine', 'dentistry'))
    expect(moved.status).toBe(301)
    expect(moved.headers.etag).toBeUndefined()
  })
})
