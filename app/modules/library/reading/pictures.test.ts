import { describe, expect, it } from 'vitest'
import { pictureOfPost, pictureOfTopic } from './pictures.ts'

const post = (number: number, slug: string) => pictureOfPost({ number, category: { slug } })

describe('pictureOfPost', () => {
  it('gives neighbors of a category different objects, and a post always the same one', () => {
    expect(post(3, 'insurance')).toBe(post(3, 'insurance'))
    expect(new Set([1, 2, 3].map((number) => post(number, 'insurance'))).size).toBe(3)
    expect(['card', 'umbrella', 'pen']).toContain(post(7, 'insurance'))
  })

  it('has one for a category that an editor has added, whatever its name', () => {
    for (const slug of ['new-category', 'constructor', 'toString', '']) {
      expect(['tea', 'lamp', 'apricot', 'letter']).toContain(post(5, slug))
    }
  })
})

describe('pictureOfTopic', () => {
  it.each([
    ['cataract', 'conditions', 'glasses'],
    ['new-topic', 'insurance', 'card'],
    ['new-topic', 'conditions', 'stethoscope'],
    ['constructor', null, 'lamp'],
    ['new-topic', 'toString', 'lamp'],
  ])('of %s in %s is %s', (key, category, picture) => {
    expect(pictureOfTopic({ key, category })).toBe(picture)
  })
})
