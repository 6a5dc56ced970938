import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { closeDatabase, db, openDatabase } from '#app/core/database/database.server.ts'
import { newToken, tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { slotText } from '#app/modules/booking/slots/slot-text.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { actionTokens } from '#drizzle/schema/security.ts'
import { FormClient } from './form-client.ts'
import { RaceServers } from './race-servers.ts'
import { raceSize } from './race-size.ts'
import { makeStage, type RaceStage, typed } from './race-stage.ts'
import { expectWholeBookings } from './whole-bookings.ts'

/** Servers that are killed while they book. RACE=full npx vitest run --project race is the full size (see race-size.ts). */
let race: RaceServers
let stage: RaceStage

beforeEach(async () => {
  setClock(null)
  race = new RaceServers()
  stage = await makeStage(race.databaseUrl)
  await race.start(raceSize.servers)
})
afterEach(() => race.close())

/** What a patient was told: the link, and the reference that its page showed. */
type Acknowledged = { key: string; token: string; reference: string | null }

const referenceOn = (page: string) => /\b[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]\b/.exec(page)?.[0] ?? null

/** People who book one after the other, each at a time of their own; who gets no answer sends the same form again elsewhere. */
class Writers {
  readonly acknowledged: Acknowledged[] = []
  readonly keys = new Set<string>()
  readonly unexpected: number[] = []
  private serial = 0
  private isStopping = false
  private watchers: (() => void)[] = []

  async write(): Promise<void> {
    while (!this.isStopping) {
      const number = this.serial++
      const client = new FormClient(`10.9.${number >> 8}.${number & 255}`)
      await this.book(client, number)
      client.close()
    }
  }

  stop(): void {
    this.isStopping = true
  }

  /** Resolves once so many forms were answered. */
  answered(count: number): Promise<void> {
    return new Promise((done) => {
      const look = () => this.acknowledged.length >= count && done()
      this.watchers.push(look)
      look()
    })
  }

  private async book(client: FormClient, number: number): Promise<void> {
    const key = newToken()
    this.keys.add(key)
    const form = {
      ...stage.choice,
      ...typed(number),
      forWhom: 'self',
      emailConsent: 'on',
      key,
      slot: slotText(stage.slot(number)),
    }
    for (let attempt = number; ; attempt++) {
      const server = race.servers[attempt % race.servers.length]!
      const answer = await client.post(server.url + stage.path, form).catch(() => null)
      if (!answer) continue
      if (answer.status !== 302) return void this.unexpected.push(answer.status)
      const token = answer.location!.split('/').at(-1)!
      const page = await client.follow(server.url, answer).catch(() => null)
      this.acknowledged.push({ key, token, reference: page && referenceOn(page.text) })
      for (const look of this.watchers) look()
      return
    }
  }
}

describe(`${raceSize.kills} kills under ${raceSize.writers} writers`, () => {
  it(
    'lose no reference that was told, leave nothing half-made, and the server comes back',
    async () => {
      const writers = new Writers()
      const writing = Array.from({ length: raceSize.writers }, () => writers.write())
      const back: number[] = []
      for (let kill = 0; kill < raceSize.kills; kill++) {
        // After another number of answers each time: in the middle of whatever it does then.
        await writers.answered(writers.acknowledged.length + 3 + (kill % 5))
        const server = race.servers[kill % race.servers.length]!
        await race.kill(server)
        const killedAt = performance.now()
        await race.restart(server)
        back.push(Math.round(performance.now() - killedAt))
      }
      await writers.answered(writers.acknowledged.length + 5)
      writers.stop()
      await Promise.all(writing)
      back.sort((one, other) => one - other)
      console.info(
        `${writers.acknowledged.length} answers; ready again after ${back[back.length >> 1]} ms (median), ${back.at(-1)} ms (most)`,
      )

      expect(writers.unexpected).toEqual([])
      await openDatabase(race.databaseUrl)
      try {
        const rows = new Map((await expectWholeBookings()).map((row) => [row.id, row]))
        const links = await db.select().from(actionTokens)
        const subjectOf = new Map(links.map(({ hash, subjectId }) => [hash, subjectId]))
        for (const { key, token, reference } of writers.acknowledged) {
          const row = rows.get(subjectOf.get(tokenHash(token)) ?? '')
          expect(row?.idempotencyKey).toBe(key)
          if (reference !== null) expect(reference).toBe(formatReference(row!.reference))
        }
        expect(writers.acknowledged.filter(({ reference }) => reference !== null).length).toBeGreaterThan(
          raceSize.kills,
        )
        // What was committed and not answered any more was sent by somebody, once.
        expect([...rows.values()].filter(({ idempotencyKey }) => !writers.keys.has(idempotencyKey!))).toEqual([])
      } finally {
        await closeDatabase()
      }
    },
    raceSize.timeout,
  )
})
