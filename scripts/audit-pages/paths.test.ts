import { describe, expect, it } from 'vitest'
import { addressesOf, specifiedPaths } from './paths.ts'

describe('specified paths as addresses', () => {
  it.each([
    ['/', ['/']],
    ['/lab/sti', ['/lab/sti']],
    ['/doctor/:specialty/:slug?', ['/doctor/family-medicine', '/doctor/family-medicine/meiling-zhang']],
    ['/location/:neighborhood?/all', ['/location/all', '/location/flushing/all']],
    ['/:token', []],
    ['/care-coordination/:uuid', []],
  ])('%s', (pattern, expected) => {
    expect(addressesOf(pattern)).toEqual(expected)
  })

  it('are all public pages of the specification', () => {
    const paths = specifiedPaths()
    expect(paths).toEqual(expect.arrayContaining(['/', '/lab', '/knowlege', '/app/i693', '/policy/tou', '/doctor']))
    expect(paths.filter((path) => /:|^\/(?:provider|admin|association)|xml/.test(path))).toEqual([])
  })
})
