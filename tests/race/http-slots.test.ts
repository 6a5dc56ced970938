import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { closeDatabase, db, openDatabase } from '#app/core/database/database.server.ts'
import { slotText } from '#app/modules/booking/slots/slot-text.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { Random } from '#tests/bench/search/random.ts'
import { type Answer, FormClient, readForm } from './form-client.ts'
import { inTurns } from './in-turns.ts'
import { type RaceServer, RaceServers } from './race-servers.ts'
import { raceSize } from './race-size.ts'
import { makeStage, type RaceStage, typed } from './race-stage.ts'
import { expectWholeBookings, keepsTime } from './whole-bookings.ts'

/**
 * Races for the same times over HTTP: server processes of the built product on one SQLite file, people without JavaScript.
 * RACE=full npx vitest run --project race is the full size (see race-size.ts).
 */
let race: RaceServers
let stage: RaceStage

beforeEach(async () => {
  // The servers go by the real clock.
  setClock(null)
  race = new RaceServers()
  stage = await makeStage(race.databaseUrl)
  await race.start(raceSize.servers)
})
afterEach(() => race.close())

type Attempt = { slot: number; answer: Answer; near: number }
type Person = { client: FormClient; url: string; number: number }

function meet(server: RaceServer, seed: number, number: number): Person {
  const client = new FormClient(`10.${seed}.${number >> 8}.${number & 255}`)
  return { client, url: server.url, number }
}

/** Presses a time on the page: it is held, or three near ones are offered. */
async function hold({ client, url }: Person, slot: number): Promise<Attempt> {
  const answer = await client.post(`${url}${stage.path}/hold`, { ...stage.choice, slot: slotText(slot) })
  const near = readForm(answer.text, `${stage.path}/hold`)?.buttons.filter(({ name }) => name === 'slot').length ?? 0
  return { slot, answer, near }
}

/** The form that a held time leads to, filled in; `key` and the other hidden fields are the page's own. */
async function fillIn(person: Person, held: Attempt) {
  expect(held.answer.status, 'a held time').toBe(302)
  const { status, text } = await person.client.follow(person.url, held.answer)
  expect(status, 'the form').toBe(200)
  const form = readForm(text, stage.path)!
  const answers = typed(person.number)
  for (const name of Object.keys(answers)) expect(form.names).toContain(name)
  return { ...form, values: { ...form.values, ...answers } }
}

type Filled = Awaited<ReturnType<typeof fillIn>>

async function send({ client, url }: Person, form: Filled, slot: number, pressed: Record<string, string> = {}) {
  const answer = await client.post(url + form.action, { ...form.values, ...pressed })
  const back = readForm(answer.text, stage.path)
  const near = back?.buttons.filter(({ name }) => name === 'newSlot').length ?? 0
  // Nothing that was typed is lost.
  if (answer.status === 409) expect(back?.values).toMatchObject({ key: form.values.key, ...typedTexts(form.values) })
  return { slot, answer, near }
}

const typedTexts = ({ nameEn, email, birthYear }: Record<string, string>) => ({ nameEn, email, birthYear })

/** Tries times in an order until one is theirs: by holding it first, or by pressing it in a form that is open already. */
async function tryTimes(person: Person, open: Filled | null, slots: readonly number[]): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  for (const slot of slots) {
    const first = open ? await send(person, open, slot, { newSlot: slotText(slot) }) : await hold(person, slot)
    attempts.push(first)
    if (first.answer.status !== 302) continue
    if (!open) attempts.push(await send(person, await fillIn(person, first), slot))
    break
  }
  return attempts
}

function counted<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const said = (attempts: readonly Attempt[]) =>
  [...counted(attempts.map(({ answer }) => answer.status))].map(([status, count]) => `${count} × ${status}`).join(', ')

const isTicket = ({ answer }: Attempt) =>
  answer.status === 302 && /^\/en-US\/[A-Za-z0-9]{22}$/.test(answer.location ?? '')

describe(`${raceSize.servers} servers, ${raceSize.connections} connections each`, () => {
  it.each(raceSize.seeds)(
    'give each hot time to one person and tell the others where to go, seed %i',
    async (seed) => {
      const random = new Random(seed)
      const hot = Array.from({ length: raceSize.hotSlots }, (_, index) => stage.slot(index))
      const people = race.servers.flatMap((server, index) =>
        Array.from({ length: raceSize.connections }, (_, each) =>
          meet(server, seed, index * raceSize.connections + each),
        ),
      )
      // One of three looks at the times; the others have a form open, at a time of their own that they leave for a hot one.
      const ready = await inTurns(people, 2 * raceSize.servers, async (person, index) => {
        const order = hot.map((slot) => ({ slot, at: random.next() })).sort((one, other) => one.at - other.at)
        const slots = order.map(({ slot }) => slot)
        if (index % 3 !== 0) {
          return { person, open: await fillIn(person, await hold(person, stage.slot(200 + index))), slots }
        }
        expect((await person.client.get(person.url + stage.path)).status).toBe(200)
        return { person, open: null, slots }
      })
      const attempts = (await Promise.all(ready.map((each) => tryTimes(each.person, each.open, each.slots)))).flat()
      for (const { client } of people) client.close()

      expect([...counted(attempts.map(({ answer }) => answer.status)).keys()].sort(), said(attempts)).toEqual([
        302, 409,
      ])
      expect(race.errors()).toEqual([])
      console.info(said(attempts))
      const lost = attempts.filter(({ answer }) => answer.status === 409)
      expect(lost.length).toBeGreaterThan(people.length)
      expect(lost.filter(({ near }) => near !== 3)).toEqual([])
      const won = attempts.filter(isTicket).map(({ slot }) => slot)
      expect(won.sort((one, other) => one - other)).toEqual(hot)
      await openDatabase(race.databaseUrl)
      try {
        const rows = await expectWholeBookings()
        expect(rows.filter(keepsTime).map(({ startsAt }) => startsAt)).toEqual(hot)
        expect(rows).toHaveLength(hot.length)
      } finally {
        await closeDatabase()
      }
    },
    raceSize.timeout,
  )
})

describe('one form', () => {
  it('sent fifty times at once is one appointment, one reference and one message', async () => {
    const person = meet(race.servers[0]!, 0, 1)
    const form = await fillIn(person, await hold(person, stage.slot(0)))
    const sends = Array.from({ length: 50 }, async (_, index) => {
      // A connection of its own, to whichever server, with the cookies of the browser that filled the form in.
      const { url } = race.servers[index % race.servers.length]!
      const copy = person.client.copy()
      const answer = await copy.post(url + form.action, form.values)
      copy.close()
      return answer
    })
    const answers = await Promise.all(sends)
    person.client.close()
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]))
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1)

    await openDatabase(race.databaseUrl)
    try {
      const rows = await expectWholeBookings()
      expect(rows).toHaveLength(1)
      const confirmations = () =>
        db
          .select({ state: messageOutbox.state })
          .from(messageOutbox)
          .where(eq(messageOutbox.template, 'appointment_booked'))
          .orderBy(asc(messageOutbox.id))
      await expect.poll(confirmations, { timeout: 60_000, interval: 200 }).toEqual([{ state: 'sent' }])
    } finally {
      await closeDatabase()
    }
    const kept = readdirSync(resolve(race.folder, 'mailbox')).filter((name) => name.endsWith('.sealed'))
    expect(kept).toHaveLength(1)
  })
})
