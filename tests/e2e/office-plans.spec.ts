import { expect, type Page, test } from '@playwright/test'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { expectFaultless, expectSoundInTurn } from './conformance.ts'
import { changeRows, withServerDatabase } from './server-database.ts'
import { signInAs } from './sign-in.ts'

// One after the other: these tests change the same clinic.
test.describe.configure({ mode: 'default' })

const facility = 'magnolia-medical-building'
const at = (provider: string) => `demo-${provider}-at-${facility}`
/** Without visits or hours of their own, so that nothing else looks at their plans. */
const doctor = at('jing-yu')
/** Sees people on Tuesdays, Thursdays and Saturdays. */
const evening = at('zhongwen-du')
const colleague = at('huimin-zeng')

const signIn = (page: Page, prefix: string, to: string) => signInAs(page, 'magnolia.manager', { prefix, to })

/** What is known of somebody's plans at the clinic. */
const plansOf = (providerFacilityId: string) =>
  withServerDatabase((database) =>
    database
      .prepare('select plan_id, state from provider_facility_plans where provider_facility_id = ? order by plan_id')
      .all(providerFacilityId),
  )

test('every page of plans and hours is sound in every language', async ({ page }) => {
  await signIn(page, '', paths.clinicAt(facility))
  await expectSoundInTurn(page, [
    paths.clinicAt(facility),
    paths.clinicHours(facility),
    paths.clinic(doctor),
    `${paths.clinic(doctor)}?q=Medicaid`,
    paths.clinicSamePlans(doctor, { from: at('wenbo-qiu') }),
    paths.schedulePart(evening, 'same-hours', { from: colleague }),
  ])
})

const runs = locales.flatMap((locale) => [true, false].map((javaScriptEnabled) => ({ locale, javaScriptEnabled })))

for (const { locale, javaScriptEnabled } of runs) {
  test.describe(`in ${locale}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })
    const prefix = withPrefix('/', locale).replace(/\/$/, '')

    test('plans are decided by carrier, and a colleague’s are taken over', async ({ page }) => {
      changeRows("update provider_facility_plans set state = 'unknown' where provider_facility_id = ?", doctor)
      await signIn(page, prefix, paths.clinic(doctor))
      const carrier = page.locator('[name="family.molina"]')
      const plan = page.locator('[name="plan.molina-medicaid"]')
      await expect(carrier).toHaveValue('unknown')
      await expect(plan).toBeHidden()
      await carrier.selectOption('part')
      // Only a part asks for each plan.
      await expect(plan).toBeVisible()
      await plan.selectOption('accepted')
      await page.locator('form:has([name="family.molina"]) button').last().click()
      await expect(page.locator('[role=status], .banner--ok').first()).toBeVisible()
      await page.goto(prefix + paths.clinic(doctor))
      await expect(carrier).toHaveValue('part')
      await expect(plan).toHaveValue('accepted')
      if (javaScriptEnabled) await expectFaultless(page)

      const before = plansOf(doctor)
      await page.locator('[name=from]').selectOption(colleague)
      await page.locator('form:has([name=from]) button').click()
      await expect(page).toHaveURL(/\/same-plans\?/)
      // Looking changes nothing.
      expect(plansOf(doctor)).toEqual(before)
      await page.locator('form:has([name=seen]) button').click()
      await expect(page).toHaveURL(new RegExp(`${paths.clinic(doctor)}(\\?|$)`))
      expect(plansOf(doctor)).not.toEqual(before)
      // What a colleague does not know stays as it is.
      const theirs = (plansOf(colleague) as { plan_id: string; state: string }[]).filter(
        ({ state }) => state !== 'unknown',
      )
      expect(plansOf(doctor)).toEqual(expect.arrayContaining(theirs))
    })

    test('hours of the clinic are refused without losing them, and a colleague’s day is taken over', async ({
      page,
    }) => {
      const until = (ends: string) =>
        changeRows('update availability_rules set ends = ? where id = ?', ends, `${colleague}-hours-7`)
      // As the demo has it, whatever a first try has left.
      until('22:00')
      changeRows("delete from availability_rules where provider_facility_id = ? and id not like 'demo-%'", evening)
      await signIn(page, prefix, paths.clinicHours(facility))
      const monday = page.locator('[name=hours1]')
      const written = await monday.inputValue()
      const button = page.locator('form:has([name=hours1]) button')
      await monday.fill('9:00-25:00')
      await button.click()
      await expect(monday).toHaveAttribute('aria-invalid', 'true')
      await expect(monday).toHaveValue('9:00-25:00')
      if (javaScriptEnabled) await expectFaultless(page)
      await monday.fill(written)
      await button.click()
      await expect(page).toHaveURL(new RegExp(`${paths.clinicAt(facility)}(\\?|$)`))

      const rules = () =>
        withServerDatabase((database) =>
          database.prepare('select id from availability_rules where provider_facility_id = ?').pluck().all(evening),
        ) as string[]
      const before = rules()
      await page.goto(prefix + paths.schedulePart(evening, 'same-hours'))
      await page.locator('select[name=from]').selectOption(colleague)
      const day = (number: number) => page.locator(`form:has(select) [name=day][value="${number}"]`)
      const look = page.locator('form:has(select[name=from]) button')
      const take = page.locator('form:has([name=seen]) button')
      // On Sundays the doctor is nowhere: no visit can be touched by new hours.
      for (const other of [1, 2, 3, 4, 5, 6]) await day(other).uncheck()
      await look.click()
      await expect(page).toHaveURL(/day=7$/)
      expect(rules()).toEqual(before)
      // The colleague's hours change meanwhile: nothing is taken over unseen, and what was chosen stays.
      expect(until('21:30')).toBe(1)
      await take.click()
      await expect(page.locator('main .banner--warn')).toBeVisible()
      expect(rules()).toEqual(before)
      await expect(page.locator('select[name=from]')).toHaveValue(colleague)
      await expect(day(7)).toBeChecked()
      await expect(day(6)).not.toBeChecked()
      await take.click()
      await expect.poll(() => rules().length).toBeGreaterThan(before.length)
      for (const id of rules()) {
        if (!before.includes(id)) changeRows('delete from availability_rules where id = ?', id)
      }
      until('22:00')
    })
  })
}
