import { describe, expect, it } from 'vitest'
import { blogCategoryRows, blogEntries } from '#drizzle/seed/library/blog.ts'
import { knowledgeTopics } from '#drizzle/seed/library/knowledge.ts'
import { pictureOfPost, pictureOfTopic, topicPictures } from './pictures.ts'

const post = (number: number, slug: string) => pictureOfPost({ number, category: { slug } })

describe('pictureOfPost', () => {
  it('gives neighbors of a category different objects, and a post always the same one', () => {
    expect(post(3, 'insurance')).toBe(post(3, 'insurance'))
    expect(new Set([1, 2, 3].map((number) => post(number, 'insurance'))).size).toBe(3)
    expect(['card', 'umbrella', 'pen']).toContain(post(7, 'insurance'))
  })

  it('has objects of their own for the categories that there are', () => {
    const withoutOwn = blogCategoryRows.filter(({ slug }) =>
      [0, 1, 2, 3].every((number) => post(number, slug) === post(number, 'new-category')),
    )
    expect(withoutOwn.map(({ slug }) => slug)).toEqual([])
    const drawn = new Set(blogEntries.map(({ number, category }) => post(number, category)))
    expect(drawn.size).toBeGreaterThan(blogEntries.length / 2)
  })

  it('has one for a category that an editor has added, whatever its name', () => {
    for (const slug of ['new-category', 'constructor', 'toString', '']) {
      expect(['tea', 'lamp', 'apricot', 'letter']).toContain(post(5, slug))
    }
  })
})

describe('pictureOfTopic', () => {
  it('knows the topics that there are, and no others', () => {
    expect(Object.keys(topicPictures).toSorted()).toEqual(knowledgeTopics.map(({ key }) => key).toSorted())
  })

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
