import { expect, test } from '@playwright/test'
import { expectSoundInTurn } from './conformance.ts'
import { signInAs } from './sign-in.ts'

const board = '/provider/3/mgmt/app/i693'
const demo = `${board}/demo-i693-mother`

test('the board and the pages of a case are sound in every language', async ({ page }) => {
  await signInAs(page, 'zhongwen.du', { to: board })
  const parts = [
    '',
    '/person',
    '/vaccines',
    '/vaccines/mmr',
    '/tests',
    '/tests/cxr',
    '/signature',
    '/history',
    '/missing',
  ]
  const sealed = `${board}/demo-i693-envelope/signature`
  await expectSoundInTurn(page, [board, `${board}/new`, ...parts.map((part) => demo + part), sealed])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a line of a booklet that does not count is refused with the reason', async ({ page }) => {
    await signInAs(page, 'magnolia.desk')
    await page.goto(`/en-US${board}/demo-i693-son/vaccines`)
    await page.getByLabel('Name in the booklet').fill('流脑A+C')
    await page.getByLabel('Dates', { exact: true }).fill('2013-05-01')
    await page.getByRole('button', { name: 'Add to earlier doses' }).click()
    await expect(page.getByText('doesn’t replace MenACWY').first()).toBeVisible()
    await expect(page.getByLabel('Name in the booklet')).toHaveValue('流脑A+C')
  })
})
