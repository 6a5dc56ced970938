import { expect, type Page, test } from '@playwright/test'
import { type Locale, locales, withPrefix } from '#app/core/i18n/locale.ts'
import { signInAsAdmin } from './administration.ts'
import { changeRows, withServerDatabase } from './server-database.ts'

/** Two doctors of the demo each, without visits, whom nothing else here is about; whoever was merged is taken apart again. */
const pairs = [
  {
    javaScriptEnabled: true,
    kept: { slug: 'jocelyn-kwan', search: 'Kwan' },
    gone: { slug: 'ting-fong', search: 'Fong' },
    // The kept one has a title of their own, so that the choice is what brings the other.
    field: 'title',
    shown: 'AuD',
  },
  {
    javaScriptEnabled: false,
    kept: { slug: 'lifan-chou', search: 'Lifan' },
    gone: { slug: 'myat-noe-yeo', search: 'Myat' },
    field: 'bio',
    shown: null,
  },
]
const stories = locales.flatMap((locale) => pairs.map((pair) => ({ locale, ...pair })))

// One after the other: the stories are about the same doctors.
test.describe.configure({ mode: 'default' })

/** Gives back what a story has taken from the data, whatever becomes of it, the last first. */
const givesBack: (() => unknown)[] = []
test.afterEach(async () => {
  for (const giveBack of givesBack.splice(0).reverse()) await giveBack()
})

/** Takes apart what the page of a merge is about, unless that has been done. */
async function takeApart(page: Page, merged: string): Promise<void> {
  await page.goto(merged)
  const undo = page.locator('[aria-labelledby=undo] button')
  if ((await undo.count()) === 0) return
  await undo.click()
  await expect(undo).toHaveCount(0)
}

type Profile = { id: string; npi: string; bio: string; specialty: string }

const profileOf = (slug: string): Profile =>
  withServerDatabase(
    (database) =>
      database
        .prepare(
          `select providers.id, providers.npi, providers.bio, specialties.slug as specialty from providers
             join provider_specialties on provider_specialties.provider_id = providers.id and is_primary
             join specialties on specialties.id = provider_specialties.specialty_id
            where providers.slug = ?`,
        )
        .get(slug) as Profile,
  )

/** Finds a doctor or a location among those to merge and goes on by one of the links of their row. */
async function choose(page: Page, { slug, search }: { slug: string; search: string }, link: string): Promise<void> {
  await page.locator('[name=q]').fill(search)
  await page.locator('[name=q]').press('Enter')
  const row = page
    .locator('[aria-labelledby=found] tbody tr')
    .filter({ has: page.locator('code', { hasText: new RegExp(`^${slug}$`) }) })
  await row.locator(`a[href*="${link}"]`).click()
}

for (const { locale, javaScriptEnabled, kept, gone, field, shown } of stories) {
  test.describe(`two doctors who are one, in ${locale}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('are merged, led on from and taken apart', async ({ page }) => {
      const at = (path: string) => withPrefix(path, locale)
      const [keeping, going] = [profileOf(kept.slug), profileOf(gone.slug)]
      const [keptPage, gonePage] = [kept, gone].map(({ slug }, index) =>
        at(`/doctor/${[keeping, going][index]!.specialty}/${slug}`),
      ) as [string, string]
      const taken = shown ?? (JSON.parse(going.bio) as Record<Locale, string>)[locale]
      const keptMain = page.locator('main')
      await page.goto(keptPage)
      await expect(keptMain).not.toContainText(taken)

      await signInAsAdmin(page, 'admin.directory', {
        ...{ prefix: at('/').replace(/\/$/, ''), to: '/admin/data-management/merges' },
      })
      // Two numbers of the registry are two people's: as both have one, nothing can be sent.
      await choose(page, kept, 'kept=')
      await choose(page, gone, '/merges/provider/')
      await expect(page).toHaveURL(at(`/admin/data-management/merges/provider/${keeping.id}/${going.id}`))
      await expect(page.locator('[aria-labelledby=conflicts] .banner')).toHaveCount(1)
      await expect(page.locator('[name=reason]')).toHaveCount(0)
      givesBack.push(() => changeRows('update providers set npi = ? where id = ?', going.npi, going.id))
      // Somebody had typed the second one in, without the number.
      expect(changeRows('update providers set npi = null where id = ?', going.id)).toBe(1)
      await page.reload()
      await expect(page.locator('[aria-labelledby=conflicts]')).toHaveCount(0)

      const choice = page.locator(`[name=from-${field}][value=gone]`)
      await expect(choice).not.toBeChecked()
      await choice.check()
      const merge = page.locator('[aria-labelledby=deed] button')
      await merge.click()
      await expect(page.locator('[name=reason]')).toHaveAttribute('aria-invalid', 'true')
      await expect(choice).toBeChecked()
      await page.locator('[name=reason]').fill('The same doctor, entered twice')
      await merge.click()
      await expect(page.locator('[aria-labelledby=undo] button')).toBeVisible()
      const merged = page.url()
      givesBack.push(() => takeApart(page, merged))

      await page.goto(gonePage)
      await expect(page).toHaveURL(keptPage)
      await expect(keptMain).toContainText(taken)

      await page.goto(merged)
      await page.locator('[aria-labelledby=undo] button').click()
      await expect(page.locator('[aria-labelledby=undo] button')).toHaveCount(0)
      await expect(page.locator('[aria-labelledby=left]')).toHaveCount(0)
      await page.goto(gonePage)
      await expect(page).toHaveURL(gonePage)
      await expect(page.locator('main')).toContainText(taken)
      await page.goto(keptPage)
      await expect(keptMain).not.toContainText(taken)
    })
  })
}

const profileAt = (locale: Locale) => withPrefix('/doctor/nephrology/shira-adler', locale)
const [keptFacility, goneFacility] = [
  { slug: 'parsippany-night-heron-sleep-center', search: 'Night Heron', street: '9 Night Heron Way' },
  {
    slug: 'borough-park-foxglove-kidney-care',
    search: 'Foxglove',
    street: '4811 Foxglove Ter',
    phone: '(718) 555-0158',
  },
]
const facilityStories = locales.flatMap((locale) =>
  [true, false].map((javaScriptEnabled) => ({ locale, javaScriptEnabled })),
)

for (const { locale, javaScriptEnabled } of facilityStories) {
  test.describe(`two locations that are one, in ${locale}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('are merged, doctors and all, and taken apart', async ({ page }) => {
      const main = page.locator('main')
      await page.goto(profileAt(locale))
      await expect(main).toContainText(goneFacility.street)
      const npi = withServerDatabase((database) =>
        String(database.prepare('select npi from facilities where slug = ?').pluck().get(goneFacility.slug)),
      )
      givesBack.push(() => changeRows('update facilities set npi = ? where slug = ?', npi, goneFacility.slug))
      changeRows('update facilities set npi = null where slug = ?', goneFacility.slug)

      await signInAsAdmin(page, 'admin.directory', {
        ...{ prefix: withPrefix('/', locale).replace(/\/$/, ''), to: '/admin/data-management/merges?kind=facility' },
      })
      await choose(page, keptFacility, 'kept=')
      await choose(page, goneFacility, '/merges/facility/')
      await expect(page.locator('[aria-labelledby=conflicts]')).toHaveCount(0)
      await page.locator('[name=from-phone][value=gone]').check()
      await page.locator('[name=reason]').fill('The same location, entered twice')
      await page.locator('[aria-labelledby=deed] button').click()
      await expect(page.locator('[aria-labelledby=undo] button')).toBeVisible()
      const merged = page.url()
      givesBack.push(() => takeApart(page, merged))

      await page.goto(profileAt(locale))
      await expect(main).toContainText(keptFacility.street)
      await expect(main).toContainText(goneFacility.phone)
      await expect(main).not.toContainText(goneFacility.street)

      await page.goto(merged)
      await page.locator('[aria-labelledby=undo] button').click()
      await expect(page.locator('[aria-labelledby=undo] button')).toHaveCount(0)
      await expect(page.locator('[aria-labelledby=left]')).toHaveCount(0)
      await page.goto(profileAt(locale))
      await expect(main).toContainText(goneFacility.street)
      await expect(main).not.toContainText(keptFacility.street)
    })
  })
}
