import { describe, expect, it } from 'vitest'
import { imageKeyOf, pageNames, parseImageKey } from './image-key.ts'

describe('imageKeyOf', () => {
  it.each([
    ['/', 'page/home'],
    ['/doctor', 'page/doctors'],
    ['/doctor?q=a', 'page/doctors'],
    ['/doctor/dentistry', 'specialty/dentistry'],
    ['/doctor/dentistry/mei-lin', 'doctor/mei-lin'],
    ['/doctor/dentistry/mei-lin/appointment', 'doctor/mei-lin'],
    ['/doctor/dentistry/appointment', 'specialty/dentistry'],
    ['/doctor/dentistry/waitlist', 'specialty/dentistry'],
    ['/specialty/dentistry', 'specialty/dentistry'],
    ['/location/flushing', 'location/flushing'],
    ['/location/flushing/all', 'location/flushing'],
    ['/location/flushing/dentistry', 'location/flushing/dentistry'],
    ['/location', 'page/places'],
    ['/location/all', 'page/places'],
    ['/knowlege', 'page/knowledge'],
    ['/knowlege/hepatitis-b', 'knowledge/hepatitis-b'],
    ['/blogs/%E7%99%BD%E5%8D%A1', 'blog/白卡'],
    ['/lab/sti', 'page/labSti'],
    ['/policy/privacy', 'page/home'],
    ['/:token', 'page/home'],
    ['/toString', 'page/home'],
    ['/blogs/%E7', 'blog/%E7'],
  ])('of %s is %s, which can be read', (path, key) => {
    expect(imageKeyOf(path)).toBe(key)
    expect(parseImageKey(key)).not.toBeNull()
  })
})

describe('parseImageKey', () => {
  it('knows the pages that have words of their own', () => {
    for (const name of pageNames) expect(parseImageKey(`page/${name}`)).toEqual({ kind: 'page', name })
  })

  it.each([
    '',
    'page',
    'page/',
    'page/nothing',
    'page/toString',
    'text/Buy now',
    'doctor/',
    'doctor/a/b',
    'doctor/../x/y',
    `doctor/${'x'.repeat(121)}`,
    'doctor/a\0b',
    'location/a/b/c',
  ])('refuses %j', (text) => {
    expect(parseImageKey(text)).toBeNull()
  })
})
