import { expect, test } from '@playwright/test'
import { expectSoundInTurn } from './conformance.ts'
import { signInAs } from './sign-in.ts'

const setUp = '/provider/4/dashboard/telephony'
const voip = '/provider/3/mgmt/app/communications/voip'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the front desk takes a simulated call into the voicemail', async ({ page }) => {
    await signInAs(page, 'magnolia.desk', { prefix: '/en-US', to: voip })
    await page.goto(`/en-US${voip}/simulator`)
    await page.locator('[name=from]').fill('(646) 555-0119')
    await page.getByRole('button', { name: 'Place the call' }).click()
    await page.waitForURL(/\/voip\/calls\//)
    await expect(page.getByRole('heading', { name: 'The caller’s side' })).toBeVisible()
    await page.getByRole('button', { name: 'Hang up' }).click()
    await expect(page.getByRole('button', { name: 'Mark as returned' })).toBeVisible()
    await page.getByRole('button', { name: 'Mark as returned' }).click()
    await expect(page.getByRole('button', { name: 'Mark as returned' })).toHaveCount(0)
  })
})

test('the pages of the telephone are sound', async ({ page }) => {
  await signInAs(page, 'magnolia.manager', { prefix: '/en-US', to: setUp })
  const paths = [setUp, `${setUp}/menu`, `${setUp}/hours`, `${setUp}/messages`, `${setUp}/test`, voip, `${voip}/log`]
  await expectSoundInTurn(page, paths)
})
