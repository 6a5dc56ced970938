import { asc, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { closeDatabase, db, openDatabase } from '#app/core/database/database.server.ts'
import { tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { verifyAudit } from '#app/modules/audit/queries/verify-audit.server.ts'
import { associationEvents, eventRegistrations } from '#drizzle/schema/association/events.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { actionTokens } from '#drizzle/schema/security.ts'
import { type Answer, FormClient } from './form-client.ts'
import { inTurns } from './in-turns.ts'
import { RaceServers } from './race-servers.ts'
import { raceSize } from './race-size.ts'
import { makeSeatStage, type SeatStage } from './seat-stage.ts'

/**
 * Members of an association who register for one event at once, without JavaScript, through two processes of the built product on one
 * SQLite file. RACE_MEMBERS=2000 npx vitest run --project race http-seats is the full size (see race-size.ts).
 */
const seats = 50
/** One of so many is impatient: they press the button on both servers at once. */
const impatient = 10
let race: RaceServers
let stage: SeatStage

beforeEach(async () => {
  // The servers go by the real clock.
  setClock(null)
  race = new RaceServers()
  stage = await makeSeatStage(race.databaseUrl, { seats, members: raceSize.members })
  await race.start(2)
})
afterEach(() => race.close())

type Person = { client: FormClient; memberId: string; path: string; number: number }

/** Opens the page of a member, which offers the event. */
async function getReady({ id, path }: SeatStage['members'][number], number: number): Promise<Person> {
  const client = new FormClient(`10.3.${number >> 8}.${number & 255}`)
  const { status, text } = await client.get(race.servers[number % 2]!.url + path)
  expect(status, 'a member’s page').toBe(200)
  expect(text).toContain(`name="event" value="${stage.eventId}"`)
  return { client, memberId: id, path, number }
}

/**
 * Sends the form. A machine with less to give than two thousand at once ask for does not read some of them within the server's ten
 * seconds (408): nothing was done, and a person sends the same again, to the other server.
 */
async function press(client: FormClient, path: string, server: number): Promise<Answer & { tries: number }> {
  const fields = { intent: 'register_event', event: stage.eventId, guests: '0' }
  for (let tries = 1; ; tries++) {
    const answer = await client.post(race.servers[(server + tries) % 2]!.url + path, fields)
    if (answer.status !== 408 || tries === 5) return { ...answer, tries }
  }
}

/** Presses "register", the impatient on both servers at once. */
async function register({ client, memberId, path, number }: Person) {
  const copies = number % impatient === 0 ? [client.copy()] : []
  const all = [client, ...copies]
  const answers = await Promise.all(all.map((each, index) => press(each, path, number + index)))
  for (const each of all) each.close()
  return answers.map(({ status, location, tries }) => ({ memberId, status, location, tries }))
}

type Told = Awaited<ReturnType<typeof register>>[number]

/** Who was answered with the way to a ticket, and which registration it opens. */
async function ticketsOf(answers: readonly Told[]) {
  const hashOf = ({ location }: Told) => tokenHash(location!.split('/').at(-1)!)
  const links = await db.select().from(actionTokens)
  const subjectOf = new Map(links.map(({ hash, subjectId }) => [hash, subjectId]))
  return answers.map((answer) => ({ memberId: answer.memberId, registrationId: subjectOf.get(hashOf(answer)) }))
}

describe(`${raceSize.members} members, two servers, ${seats} seats`, () => {
  it(
    'fill the seats and then the waitlist in the order of the writes, and everybody is told which it is',
    async () => {
      const people = await inTurns(stage.members, 8, getReady)
      const began = performance.now()
      const answers = (await Promise.all(people.map(register))).flat()
      const again = answers.filter(({ tries }) => tries > 1).length
      console.info(
        `${answers.length} answers in ${Math.round(performance.now() - began)} ms, ${again} of them asked again`,
      )
      expect(race.errors()).toEqual([])
      const isTicket = ({ status, location }: Told) =>
        status === 302 && /^\/en-US\/[A-Za-z0-9]{22}$/.test(location ?? '')
      expect(answers.filter((answer) => !isTicket(answer))).toEqual([])

      await openDatabase(race.databaseUrl)
      try {
        const rows = await db.select().from(eventRegistrations).orderBy(asc(eventRegistrations.position))
        // Everybody once, however often they have pressed, and led to their own.
        expect(rows.map(({ memberId }) => memberId!).sort()).toEqual(stage.members.map(({ id }) => id).sort())
        const own = new Map(rows.map(({ memberId, id }) => [memberId, id]))
        for (const { memberId, registrationId } of await ticketsOf(answers))
          expect(registrationId).toBe(own.get(memberId))

        const seated = rows.filter(({ status }) => status === 'registered')
        const waiting = rows.filter(({ status }) => status === 'waitlisted')
        expect(seated).toHaveLength(seats)
        expect(seated.filter(({ position }) => position !== null)).toEqual([])
        const places = Array.from({ length: stage.members.length - seats }, (_, index) => index + 1)
        expect(waiting.map(({ position }) => position)).toEqual(places)
        // First the seats, then the line, place after place: whatever server wrote them.
        const times = [
          ...seated.map(({ createdAt }) => createdAt).sort((one, other) => one - other),
          ...waiting.map(({ createdAt }) => createdAt),
        ]
        expect(times).toEqual([...times].sort((one, other) => one - other))
        expect(await db.select({ isFull: associationEvents.isFull }).from(associationEvents)).toEqual([
          { isFull: true },
        ])

        const told = await db
          .select({ template: messageOutbox.template, id: messageOutbox.subjectId })
          .from(messageOutbox)
          .where(inArray(messageOutbox.template, ['event_registered', 'event_waitlisted']))
        const toTell = [
          ...seated.map(({ id }) => `event_registered ${id}`),
          ...waiting.map(({ id }) => `event_waitlisted ${id}`),
        ]
        expect(told.map(({ template, id }) => `${template} ${id}`).sort()).toEqual(toTell.sort())
        expect(await verifyAudit()).toMatchObject({ ok: true })
      } finally {
        await closeDatabase()
      }
    },
    raceSize.timeout,
  )
})
