import { expect, type Page, test } from '@playwright/test'
import { type Locale, withPrefix } from '#app/core/i18n/locale.ts'
import { signInAsAdmin } from './administration.ts'
import { claimedProfileMarks, claimedProfiles } from './claimed-profiles.ts'
import { confirmAddress, forgetLimit, withServerDatabase } from './server-database.ts'

const password = 'plum-rain-lantern-71'

/** Presses the button that sends the form in which a field is. */
const send = (page: Page, field: string) =>
  page.locator(`form:has(${field})`).getByRole('button').and(page.locator('.btn:not([name])')).last().click()

type ClaimedProfile = (typeof claimedProfiles)[number]

/** Each time the story is told, another profile is claimed: the second one when it is told once more, for the first may be claimed already. */
const stories = [
  { locale: 'zh-Hans', javaScriptEnabled: false, slugs: ['aiqin-jiang', 'ruixuan-gu'] },
  { locale: 'zh-Hans', javaScriptEnabled: true, slugs: ['hanyu-shi', 'zhihao-shen'] },
  { locale: 'zh-Hant', javaScriptEnabled: false, slugs: ['chia-ling-hsu', 'szu-han-chang'] },
  { locale: 'zh-Hant', javaScriptEnabled: true, slugs: ['chien-hung-chou', 'yu-ting-lai'] },
  { locale: 'en-US', javaScriptEnabled: false, slugs: ['elaine-leung', 'chi-keung-wong'] },
  { locale: 'en-US', javaScriptEnabled: true, slugs: ['edward-yee', 'minji-zhao-kim'] },
] as const satisfies readonly {
  locale: Locale
  javaScriptEnabled: boolean
  slugs: readonly [ClaimedProfile, ClaimedProfile]
}[]

/** What is written, and the one word of it that a reviewer puts right. */
const bios = {
  'zh-Hans': {
    field: 'bioHans',
    wrong: '周一到周五看诊，也收新病人。每一项结果都会用您听得懂的话讲清楚，帮您看的更明白。',
    right: '周一到周五看诊，也收新病人。每一项结果都会用您听得懂的话讲清楚，帮您看得更明白。',
  },
  'zh-Hant': {
    field: 'bioHant',
    wrong: '週一到週五看診，也收新病人。每一項結果都會用您聽得懂的話講清楚，幫您看的更明白。',
    right: '週一到週五看診，也收新病人。每一項結果都會用您聽得懂的話講清楚，幫您看得更明白。',
  },
  'en-US': {
    field: 'bioEn',
    wrong: 'Recieves new patients Monday through Friday, and takes the time to explain every result in plain words.',
    right: 'Receives new patients Monday through Friday, and takes the time to explain every result in plain words.',
  },
} as const satisfies Record<Locale, { field: string; wrong: string; right: string }>

type Profile = { npi: string; specialty: string }

const profileOf = (slug: string): Profile =>
  withServerDatabase(
    (database) =>
      database
        .prepare(
          `select providers.npi, specialties.slug as specialty from providers
             join provider_specialties on provider_specialties.provider_id = providers.id and is_primary
             join specialties on specialties.id = provider_specialties.specialty_id
            where providers.slug = ?`,
        )
        .get(slug) as Profile,
  )

/** Another last digit than the one that checks the others. */
const mistyped = (npi: string) => npi.slice(0, -1) + String((Number(npi.at(-1)) + 1) % 10)

async function register(page: Page, at: (path: string) => string, npi: string, email: string): Promise<void> {
  await page.goto(at('/provider/register'))
  await page.locator('[name=npi]').fill(mistyped(npi))
  await send(page, '[name=npi]')
  await expect(page.locator('[name=npi]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name=npi]')).toHaveValue(mistyped(npi))
  await page.locator('[name=npi]').fill(npi)
  await send(page, '[name=npi]')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=phone]').fill('718 555 0188')
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=evidence]').fill('Call the front desk at (718) 555-0142')
  await page.locator('[name=terms]').check()
  forgetLimit('form')
  await send(page, '[name=terms]')
  await expect(page).toHaveURL(/\/provider\/onboarding-success$/)
}

async function enterOffice(page: Page, at: (path: string) => string, email: string): Promise<void> {
  await page.goto(at('/provider/4/login'))
  await page.locator('[name=loginUsername]').fill(email)
  await page.locator('[name=loginPassword]').fill(password)
  await page.locator('[name=loginPassword]').press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

/** Opens the one request of a queue that is about a profile. */
async function openRequest(page: Page, queue: string, npi: string): Promise<void> {
  await page.goto(`${queue}?q=${npi}`)
  await page.locator('.review-subject a').click()
  await expect(page.locator('form:has([name=intent][value=approve])')).toBeVisible()
}

const approve = (page: Page) => page.locator('[data-key=a]').click()

for (const { locale, javaScriptEnabled, slugs } of stories) {
  test.describe(`a profile, claimed and described, in ${locale}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('from the NPI to the public page, each step decided by a reviewer', async ({ page, browser }, { retry }) => {
      const slug = slugs[Math.min(retry, 1)]!
      const at = (path: string) => withPrefix(path, locale)
      const { npi, specialty } = profileOf(slug)
      const publicPage = at(`/doctor/${specialty}/${slug}`)
      const email = `${slug}-${String(javaScriptEnabled)}@example.com`
      const admin = await (await browser.newContext({ javaScriptEnabled, locale: 'zh-CN' })).newPage()
      await register(page, at, npi, email)
      confirmAddress(email)
      await enterOffice(page, at, email)
      await expect(page.locator('main .tag')).toHaveCount(1)

      await signInAsAdmin(admin, locale === 'en-US' ? 'admin.super' : 'admin.directory', {
        prefix: at('/').replace(/\/$/, ''),
      })
      await openRequest(admin, at('/admin/new-doctor-requests'), npi)
      // The registry's record stands beside what was stated.
      await expect(admin.locator('main').getByText(npi)).not.toHaveCount(0)
      await approve(admin)
      await expect(admin.locator('form:has([name=intent][value=approve])')).toHaveCount(0)

      await page.context().clearCookies()
      await enterOffice(page, at, email)
      await expect(page).toHaveURL(at('/provider/4/onboarding'))
      await page.goto(at('/provider/4/onboarding?step=about'))
      await page.locator('#finish').click()
      await expect(page).toHaveURL(/\/provider\/(onboarding-success|4\/dashboard)$/)

      const { field, wrong, right } = bios[locale]
      await page.goto(at('/provider/4/dashboard/clinics/edit/personal?part=bio'))
      for (const bio of Object.values(bios)) await page.locator(`[name=${bio.field}]`).fill(bio.wrong)
      await send(page, `[name=${field}]`)
      await expect(page.locator('.own-request')).toContainText(wrong)
      await page.goto(publicPage)
      await expect(page.getByText(wrong)).toHaveCount(0)

      await openRequest(admin, at('/admin/desc-requests'), npi)
      await admin.locator('details.review-edit summary').click()
      await expect(admin.locator(`[name=${field}]`)).toHaveValue(wrong)
      await admin.locator(`[name=${field}]`).fill(right)
      await approve(admin)
      await expect(admin.locator('form:has([name=intent][value=approve])')).toHaveCount(0)
      await page.goto(publicPage)
      await expect(page.getByText(right)).toBeVisible()
      await expect(page.getByText(wrong)).toHaveCount(0)

      await admin.goto(at('/admin/reviewed-requests'))
      await expect(admin.locator('main tr').filter({ hasText: npi })).toHaveCount(2)
    })
  })
}

/**
 * Ten descriptions that wait longer than all others, those of an earlier try too, of profiles that no story is about. Answers their ids, the
 * oldest first.
 */
function fileDescriptions(retry: number): string[] {
  return withServerDatabase((database) => {
    const profiles = database
      .prepare(
        `select id, bio from providers where user_id is null and bio is not null and status = 'listed'
            and slug not in (${claimedProfileMarks}) order by id limit 10`,
      )
      .all(...claimedProfiles) as { id: string; bio: string }[]
    const file = database.prepare(
      `insert into change_requests (id, kind, target_type, target_id, field, submitter_type, submitter_id, locale,
          before, after, status, due_at, created_at, updated_at)
         values (?, 'description', 'provider', ?, 'bio', 'user', 'demo-user-zhining-bai', 'zh-Hans', ?, ?, 'submitted', ?, ?, ?)`,
    )
    return profiles.map(({ id, bio }, at) => {
      const request = `keyboard-${retry}-${at}`
      const after = JSON.parse(bio) as Record<string, string>
      const more = { ...after, 'en-US': `${after['en-US']} Parking in the back.` }
      const created = Date.UTC(2020 - retry, 0, 1, 9, at)
      file.run(request, id, `{"bio":${bio}}`, JSON.stringify({ bio: more }), created, created, created)
      return request
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a page of a queue, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('is ticked at once and cleared again, within the width of a phone', async ({ page }) => {
      await signInAsAdmin(page, 'admin.super', { prefix: '/en-US', to: '/admin/update-request-management' })
      const boxes = page.locator('tbody input[type=checkbox]')
      const ticked = page.locator('tbody input[type=checkbox]:checked')
      const number = await boxes.count()
      expect(number).toBeGreaterThan(1)
      await page.locator('[data-tick=all]').click()
      await expect(ticked).toHaveCount(number)
      if (javaScriptEnabled) {
        await expect(page.locator('.bulk output')).toHaveText(`${number} selected`)
        await boxes.first().uncheck()
        await expect(page.locator('.bulk output')).toHaveText(`${number - 1} selected`)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await page.locator('[data-tick=none]').click()
      await expect(ticked).toHaveCount(0)
    })
  })
}

test('ten requests are decided by keys alone, three a request at most', async ({ page }, { retry }) => {
  const requests = fileDescriptions(retry)
  expect(requests).toHaveLength(10)
  await signInAsAdmin(page, 'admin.super', { to: `/admin/desc-requests/${requests[0]}` })
  let keys = 0
  for (const [at, request] of requests.entries()) {
    await expect(page).toHaveURL(new RegExp(`/admin/desc-requests/${request}$`))
    await expect(page.locator('[data-key=a]')).toBeVisible()
    // Every third goes back: the first reason is chosen, and Enter sends it.
    const pressed = at % 3 === 2 ? ['r', 'Enter'] : ['a']
    for (const key of pressed) await page.keyboard.press(key)
    keys += pressed.length
    await expect(page).not.toHaveURL(new RegExp(`/admin/desc-requests/${request}$`))
  }
  expect(keys).toBeLessThanOrEqual(30)
  const decided = withServerDatabase((database) =>
    database
      .prepare('select status, count(*) as count from change_requests where id like ? group by status')
      .all(`keyboard-${retry}-%`),
  )
  expect(decided).toEqual([
    { status: 'applied', count: 7 },
    { status: 'needs_info', count: 3 },
  ])
})
