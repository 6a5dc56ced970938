import { expect, it } from 'vitest'
import { productFiles } from './source-files.ts'

it('a key pair is encoded in the step that makes it: exported later, it may stop the process for ever on Node 20', () => {
  const made = productFiles().flatMap(({ path, text }) =>
    [...text.matchAll(/generateKeyPair(?:Sync)?\((?:[^()]|\([^()]*\))*\)/g)].map(([call]) => ({ path, call: call! })),
  )
  expect(made.length).toBeGreaterThan(0)
  expect(made.filter(({ call }) => !/publicKeyEncoding[\s\S]*privateKeyEncoding/.test(call))).toEqual([])
})
