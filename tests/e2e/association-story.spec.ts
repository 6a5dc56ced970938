import { type Browser, expect, type Page, request, test } from '@playwright/test'
import { addDays } from '#app/core/calendar/dates.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { demoPassword } from '#drizzle/seed/demo/accounts.ts'
import { signInAsAdmin } from './administration.ts'
import {
  enterManagement,
  mailedCodes,
  mailedPath,
  mailedPaths,
  openDoors,
  openMemberPage,
  takeSeat,
  visitOf,
  type Visit,
} from './association-journey.ts'
import { press } from './booking-journey.ts'
import { expectFaultless } from './conformance.ts'
import { makeOwner } from './owners.ts'
import { changeRows, confirmAddress, forgetLimit, withServerDatabase } from './server-database.ts'
import { signInAs } from './sign-in.ts'
import { perTry } from './tries.ts'

/**
 * The ninth acceptance story as people live it, in every language, with and without a script. What happens while associations are off is in
 * tests/routes/association-flag.test.ts, as the switch holds for all tests at once.
 */

const runs = [
  { locale: 'zh-Hans', javaScriptEnabled: true, tag: 'hans' },
  { locale: 'zh-Hant', javaScriptEnabled: false, tag: 'hant' },
  { locale: 'en-US', javaScriptEnabled: true, tag: 'en' },
] as const satisfies readonly { locale: Locale; javaScriptEnabled: boolean; tag: string }[]

type Story = Visit & Readonly<{ tag: string; name: string; slug: string; owner: string }>

const voters = 16
const inFavor = 11
const emailOf = ({ tag }: Pick<Story, 'tag'>, nth: number) => `story.${tag}.${nth}@example.com`

/** Axe needs a script, and hardly tells languages apart: what stands on no page that is opened by its address is looked at once. */
const look = async ({ page, locale }: Visit) => (locale === 'en-US' ? expectFaultless(page) : undefined)

const named = (page: Page, name: string) => page.locator(`[name=${name}]`)

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await named(page, name).fill(value)
}

async function register({ page, at, words, name, tag, owner }: Story): Promise<void> {
  const t = words('association')
  forgetLimit('form')
  await page.goto(at(paths.associationSignup()))
  await fill(page, {
    ...{ nameHans: name, nameHant: name, nameEn: `Example Story ${tag}`, evidence: 'NY-0000-EX' },
    ...{ firstName: 'Lan', lastName: 'Ding', email: owner, phone: '(212) 555-0199', password: demoPassword },
  })
  await press(page, page.getByRole('button', { name: t('signup.submit') }))
  await expect(page.locator('#signup-kind-error')).toContainText(t('errors.kind'))
  await expect(named(page, 'nameHans')).toHaveValue(name)
  await page.getByLabel(t('kinds.professional')).check()
  await fill(page, { password: demoPassword })
  await page.getByLabel(t('signup.terms')).check()
  await press(page, page.getByRole('button', { name: t('signup.submit') }))
  await expect(page.getByRole('heading', { level: 1, name: t('signup.sentTitle') })).toBeVisible()
}

/** Of one that waits the first page opens, and every other leads back to it. */
async function waitForApproval({ page, at, words, slug }: Story): Promise<void> {
  const t = words('association')
  await expect(page.getByText(t('home.pending'))).toBeVisible()
  await page.goto(at(paths.associationPolls()))
  await expect(page.getByText(t('home.sentBack'))).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(at(paths.associationHome()))
  expect((await page.request.get(at(paths.association(slug)))).status()).toBe(404)
}

async function approve(admin: Page, { name }: Story): Promise<void> {
  await admin.getByRole('link', { name, exact: true }).click()
  // Whatever waits beside it is shown next.
  await press(admin, admin.locator('[data-key=a]'))
}

/** Twenty-nine are new; the owner stands in the file too. */
async function importThirty(story: Story): Promise<void> {
  const { page, at, words, locale, owner } = story
  const t = words('association-members')
  const header = [t('columns.name'), t('columns.email'), t('columns.number'), t('columns.language')]
  const lines = Array.from({ length: 29 }, (_, nth) => [
    ...[`Member ${nth + 1}`, emailOf(story, nth + 1), String(100 + nth), t(`locales.${locale}`)],
  ])
  const csv = [header, ...lines, ['Lan Ding', owner, '99', t(`locales.${locale}`)]].map((line) => line.join(','))
  const file = { name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.join('\r\n')) }
  await page.goto(at(paths.associationImport()))
  await page.locator('#import-file').setInputFiles(file)
  await press(page, page.getByRole('button', { name: t('import.dryRun') }))
  await expect(page.getByText(t('import.counts', { fresh: 29, changed: 1, same: 0, wrong: 0 }))).toBeVisible()
  await press(page, page.getByRole('button', { name: t('import.apply'), exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: t('list.title') })).toBeVisible()
}

/** A secret motion by two thirds with a quorum of half, open at once; answers its id. */
async function openPoll({ page, at, words }: Story): Promise<string> {
  const t = words('association-polls')
  await page.goto(at(paths.associationPollNew()))
  await fill(page, { titleHans: '修改章程', titleHant: '修改章程', titleEn: 'Amend the bylaws', quorum: '50' })
  await page.getByLabel(t('threshold.two_thirds'), { exact: true }).check()
  await press(page, page.getByRole('button', { name: t('form.save') }))
  await press(page, page.getByRole('button', { name: t('one.open'), exact: true }))
  return new URL(page.url()).searchParams.get('poll')!
}

/** The first voter takes the way that all take; answers the path of their page and their receipt. */
async function voteInBrowser(visit: Visit, email: string): Promise<{ path: string; receipt: string }> {
  const { page, words } = visit
  const t = words('association-polls')
  const path = await mailedPath(email)
  await openMemberPage(visit, path, email)
  await press(page, page.getByRole('button', { name: t('vote.goOn') }))
  await expect(page.getByText(t('vote.errors.none')).first()).toBeVisible()
  await page.getByLabel(t('answers.yes'), { exact: true }).check()
  await press(page, page.getByRole('button', { name: t('vote.goOn') }))
  await expect(page.getByText(t('vote.final'))).toBeVisible()
  await press(page, page.getByRole('button', { name: t('vote.cast'), exact: true }))
  const receipt = await page.locator('.poll-receipt code').innerText()
  await look(visit)
  await page.goto(path)
  await expect(page.getByText(t('vote.votedSecret'))).toBeVisible()
  await expect(page.getByText(receipt)).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('vote.goOn') })).toHaveCount(0)
  return { path, receipt }
}

/** A form as a browser without a script sends it. */
type Sender = Readonly<{ send: (path: string, form: Record<string, string>) => Promise<string> }>

async function senderAt(baseURL: string): Promise<Sender> {
  const context = await request.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } })
  return {
    send: async (path, form) => {
      const answer = await context.post(path, { form })
      expect(answer.ok(), path).toBe(true)
      return answer.text()
    },
  }
}

const ballotFor = (poll: string, isYes: boolean) => ({
  ...{ intent: 'vote', poll, confirm: 'yes', 'ballot[0]': isYes ? '0' : '1' },
})

/** The others send the same forms, each from a browser of their own. */
async function voteByForms(story: Story, baseURL: string, poll: string): Promise<void> {
  const emails = Array.from({ length: voters - 1 }, (_, nth) => emailOf(story, nth + 2))
  const pages = await mailedPaths(emails)
  const senders = await Promise.all(emails.map(() => senderAt(baseURL)))
  for (const [nth, { send }] of senders.entries()) await send(`${pages[nth]!}/code`, {})
  const codes = await mailedCodes(emails)
  for (const [nth, { send }] of senders.entries()) {
    const path = pages[nth]!
    await send(`${path}/access`, { code: codes[nth]! })
    // The first has said yes in the browser.
    expect(await send(path, ballotFor(poll, nth + 1 < inFavor))).toContain('poll-receipt')
  }
  expect(await senders[0]!.send(pages[0]!, ballotFor(poll, true)), 'a second vote').not.toContain('poll-receipt')
}

/** Nothing of a ballot leads to a member. */
function expectSecret(poll: string): void {
  withServerDatabase((database) => {
    const count = (table: string) =>
      database.prepare(`select count(*) as count from ${table} where poll_id = ?`).get(poll) as { count: number }
    const columns = database.prepare('pragma table_info(poll_ballots)').all() as { name: string }[]
    expect(columns.map(({ name }) => name).toSorted()).toEqual(['choices', 'id', 'poll_id', 'receipt'])
    expect(count('poll_ballots')).toEqual({ count: voters })
    expect(count('poll_sealed_ballots')).toEqual({ count: 0 })
    expect(database.prepare('select id from poll_keys where id = ?').get(poll)).toBeUndefined()
  })
}

async function closePoll({ page, at, words }: Story, poll: string): Promise<void> {
  const t = words('association-polls')
  await page.goto(at(paths.associationPoll(poll)))
  await expect(page.getByText(t('one.sealed'))).toBeVisible()
  await page.getByLabel(t('one.closeConfirm')).check()
  await press(page, page.getByRole('button', { name: t('one.close'), exact: true }))
  const label = t('answers.yes')
  const [counted, votes, eligible] = [voters, inFavor, 30]
  await expect(page.getByText(t('outcome.passed'), { exact: true })).toBeVisible()
  await expect(
    page.getByText(t('arith.two_thirds', { label, counted, votes, percent: 68.75, needed: 11 })),
  ).toBeVisible()
  await expect(
    page.getByText(t('arith.turnout', { eligible, votes: voters, percent: 53, quorum: 50, needed: 15 })),
  ).toBeVisible()
}

async function findBallot({ page, words }: Visit, { path, receipt }: { path: string; receipt: string }): Promise<void> {
  const t = words('association-polls')
  await page.goto(path)
  await page.locator('#polls').getByRole('link').first().click()
  await page.waitForURL('**poll=**')
  await page.locator('#receipt').fill(receipt)
  await press(page, page.getByRole('button', { name: t('receipt.find') }))
  await expect(page.getByText(t('receipt.found', { says: t('answers.yes') }))).toBeVisible()
}

/** A published event with two seats and a waitlist; answers its id. */
async function publishEvent({ page, at, words, tag }: Story): Promise<string> {
  const t = words('association-events')
  await page.goto(at(paths.associationNewEvent()))
  for (const script of ['Hans', 'Hant', 'En'])
    await fill(page, { [`title${script}`]: `Blood sugar ${tag}`, [`body${script}`]: 'Checks for everybody.' })
  await fill(page, {
    ...{ date: localDate(Date.now() + 3 * dayMs, newYork), from: '10:00', to: '12:00', capacity: '2' },
    ...{ venue: 'Example Community Hall', address: '88 Apricot Ave, Flushing, NY 11354' },
  })
  await press(page, page.getByRole('button', { name: t('form.save') }))
  await press(page, page.getByRole('button', { name: t('managed.publish'), exact: true }))
  return new URL(page.url()).pathname.split('/').at(-1)!
}

/** Who gives a seat up makes room for the first in line; answers the number of their ticket. */
async function fillSeats(visitor: Visit, story: Story, event: string): Promise<string> {
  const { page, words, at } = visitor
  const t = words('association-events')
  const path = at(paths.associationEventPage(story.slug, event))
  const seat = (nth: number) => takeSeat(visitor, path, `Visitor ${nth}`, `seat.${story.tag}.${nth}@example.com`)
  const [first, , third] = [await seat(1), await seat(2), await seat(3)]
  await expect(page.getByText(t('ticket.standing.waitlisted', { position: 1 }))).toBeVisible()
  await page.goto(first)
  await press(page, page.getByRole('button', { name: t('ticket.cancel') }))
  await page.goto(third)
  await press(page, page.getByRole('button', { name: t('ticket.accept') }))
  await expect(page.getByText(t('ticket.standing.registered'))).toBeVisible()
  await expect(page.locator('img[src$="/seat.svg"]')).toBeVisible()
  return page
    .locator('.ticket .num')
    .filter({ hasText: /^\w{4}-\w{4}-\w$/ })
    .first()
    .innerText()
}

async function keepDoor(story: Story, event: string, number: string): Promise<void> {
  const { page, at, words } = story
  const t = words('association-events')
  openDoors(event)
  await page.goto(at(paths.associationEventDoor(event)))
  const light = page.locator('.door-light')
  const scan = async (typed: string) => {
    await page.locator('#number').fill(typed)
    await press(page, page.locator('form:has(#number) button'))
  }
  await scan(number)
  await expect(light).toHaveText(t('door.green', { name: 'Visitor 3' }))
  await scan(number)
  await expect(light).toHaveClass(/door-light--yellow/)
  await expect(light).toContainText(/Visitor 3.*\d:\d\d/)
  await look(story)
  await scan('0000-0000-0')
  await expect(light).toHaveText(t('door.red.unknown'))
  await look(story)
  await press(page, page.getByRole('button', { name: t('door.undoOne', { name: 'Visitor 3' }) }))
  await expect(page.locator('.door-count')).toHaveText(t('door.count', { come: 0, expected: 2 }))
}

const profileOf = (providerId: string) =>
  withServerDatabase(
    (database) =>
      database
        .prepare(
          `select p.slug, s.slug as specialty from providers p
             join provider_specialties ps on ps.provider_id = p.id and ps.is_primary
             join specialties s on s.id = ps.specialty_id where p.id = ?`,
        )
        .get(providerId) as { slug: string; specialty: string },
  )

/** Offered, accepted by the doctor, shown on profile and card; over after its last day without anybody's doing, and gone once revoked. */
async function endorse(story: Story, browser: Browser, javaScriptEnabled: boolean): Promise<void> {
  const { page, at, words, tag, name, locale, slug } = story
  const t = words('association-endorsements')
  const says = `We have worked with this doctor for years (${tag}).`
  const providerId = makeOwner(`endorsed.${tag}`)
  await page.goto(at(paths.associationEndorsements({ new: providerId })))
  await fill(page, { textHans: says, textHant: says, textEn: says })
  await press(page, page.getByRole('button', { name: t('form.propose') }))

  const doctor = await (await browser.newContext({ javaScriptEnabled })).newPage()
  const own = profileOf(providerId)
  const profile = at(paths.doctor(own.specialty, own.slug))
  await doctor.goto(profile)
  await expect(doctor.getByText(says)).toHaveCount(0)
  await signInAs(doctor, `endorsed.${tag}`, { prefix: at('/').replace(/\/$/, ''), to: paths.ownAssociations() })
  await expect(doctor.getByText(says)).toBeVisible()
  await press(doctor, doctor.getByRole('button', { name: t('own.named.accept', { name }) }))
  const visitor = await (await browser.newContext({ javaScriptEnabled, locale })).newPage()
  await visitor.goto(profile)
  await expect(visitor.getByText(says)).toBeVisible()
  await visitor.goto(at(paths.doctors({ endorsed: slug })))
  await expect(visitor.getByText(words('directory')('card.endorsedBy', { name }))).toHaveCount(1)

  const span = 'update association_endorsements set starts_on = ?, ends_on = ? where provider_id = ? and text like ?'
  const today = localDate(Date.now(), newYork)
  const setSpan = (from: number, to: number) => {
    expect(changeRows(span, addDays(today, from), addDays(today, to), providerId, `%(${tag})%`)).toBe(1)
  }
  setSpan(-10, -1)
  await visitor.goto(profile)
  await expect(visitor.getByText(says)).toHaveCount(0)
  setSpan(-10, 10)
  await visitor.goto(profile)
  await expect(visitor.getByText(says)).toBeVisible()
  await page.goto(at(paths.associationEndorsements()))
  await page.locator('a[href*="revoke="]').click()
  await fill(page, { reason: 'The doctor has moved to another state.' })
  await press(page, page.getByRole('button', { name: t('revoke.submit'), exact: true }))
  await visitor.goto(profile)
  await expect(visitor.getByText(says)).toHaveCount(0)
}

for (const { locale, javaScriptEnabled, tag: told } of runs)
  test.describe(`in ${locale} ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('story 9: an association registers, votes in secret, holds an event and vouches for a doctor', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow()
      const tag = perTry(told)
      const name = perTry({ hans: '示例故事会', hant: '示例故事會', en: 'Example Story en' }[told])
      const story: Story = {
        ...visitOf(page, locale),
        ...{ tag, name, slug: `example-story-${tag}`, owner: `story.${tag}@example.com` },
      }
      const visitorPage = await (await browser.newContext({ javaScriptEnabled, locale })).newPage()
      const visitor = visitOf(visitorPage, locale)
      const admin = await (await browser.newContext({ locale: 'zh-CN' })).newPage()

      await register(story)
      confirmAddress(story.owner)
      await enterManagement(story, story.owner)
      await waitForApproval(story)
      await signInAsAdmin(admin, 'admin.association', { to: paths.reviewQueue('associations') })
      await approve(admin, story)
      await importThirty(story)

      const poll = await openPoll(story)
      const vote = await voteInBrowser(visitor, emailOf(story, 1))
      await voteByForms(story, baseURL!, poll)
      await closePoll(story, poll)
      expectSecret(poll)
      await findBallot(visitor, vote)

      const event = await publishEvent(story)
      await keepDoor(story, event, await fillSeats(visitor, story, event))
      await endorse(story, browser, javaScriptEnabled)

      await admin.goto(paths.adminAssociations())
      await press(admin, admin.getByRole('button', { name: `暂停${name}` }))
      await page.goto(story.at(paths.associationHome()))
      await expect(page.getByText(story.words('association')('home.suspended'))).toBeVisible()
      expect((await page.request.get(story.at(paths.association(story.slug)))).status()).toBe(404)
    })
  })
