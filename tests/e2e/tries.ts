import { test } from '@playwright/test'

/** A name that a test writes into the data; another one when the test is run once more, as what the first try has left is still there. */
export function perTry(name: string): string {
  const { retry } = test.info()
  return retry === 0 ? name : `${name}-${retry}`
}
