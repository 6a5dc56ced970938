import { describe, expect, it } from 'vitest'
import { blogCategoryRows, blogEntries } from '#drizzle/seed/library/blog.ts'
import { knowledgeTopics } from '#drizzle/seed/library/knowledge.ts'
import { pictureOfPost, pictureOfTopic, topicPictures } from './subject-pictures.ts'

const post = (number: number, slug: string, title = '') => pictureOfPost({ number, title, category: { slug } })

describe('pictureOfPost', () => {
  it('gives neighbors of a category different objects, and a post always the same one', () => {
    expect(post(3, 'insurance')).toBe(post(3, 'insurance'))
    expect(new Set([1, 2, 3].map((number) => post(number, 'insurance'))).size).toBe(3)
    expect(['card', 'umbrella', 'pen']).toContain(post(7, 'insurance'))
  })

  it.each([
    ['在家量血压，怎么量才准', 'cuff'],
    ['Measuring your blood pressure at home', 'cuff'],
    ['乳房攝影怎麼準備', 'ribbon'],
    ['Vaccines for newcomers', 'syringe'],
    ['白卡还是红蓝卡', 'card'],
    ['Eyeglasses', 'apricot'],
  ])('draws what the title speaks of: %s', (title, picture) => {
    expect(post(0, 'prevention', title)).toBe(picture)
  })

  it('draws the same for a post in every language', () => {
    for (const { number, category, translations } of blogEntries) {
      const drawn = new Set(translations.map(({ title }) => post(number, category, title)))
      expect([...drawn], translations.map(({ title }) => title).join(' | ')).toHaveLength(1)
    }
  })

  it('has objects of their own for the categories that there are', () => {
    const withoutOwn = blogCategoryRows.filter(({ slug }) =>
      [0, 1, 2, 3].every((number) => post(number, slug) === post(number, 'new-category')),
    )
    expect(withoutOwn.map(({ slug }) => slug)).toEqual([])
    const drawn = new Set(blogEntries.map((entry) => post(entry.number, entry.category, entry.translations[0]!.title)))
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
