import { describe, expect, it } from 'vitest'
import { contentTags } from './content-meta.ts'

const content = { contentType: 'health topic', primaryTopic: '乙肝', keyTerms: ['乙肝', '肝炎'] }

describe('contentTags', () => {
  it('says every field that has something to say', () => {
    const { tags, skipped } = contentTags({
      ...content,
      medicalSpecialties: ['消化内科'],
      services: [],
      conditions: [' 乙肝 ', ''],
      contentSummary: '一句话。',
      targetAudience: '病人',
    })
    expect(skipped).toBeNull()
    expect(tags).toEqual([
      { name: 'ai-content-type', content: 'health topic' },
      { name: 'ai-primary-topic', content: '乙肝' },
      { name: 'ai-key-terms', content: '乙肝, 肝炎' },
      { name: 'ai-medical-specialties', content: '消化内科' },
      { name: 'ai-conditions', content: '乙肝' },
      { name: 'ai-content-summary', content: '一句话。' },
      { name: 'ai-target-audience', content: '病人' },
    ])
  })

  it.each([null, undefined, 'topic', 1, [content]])('is skipped for content that is %j', (input) => {
    expect(contentTags(input)).toEqual({ tags: [], skipped: 'INVALID_CONTENT' })
  })

  it.each([
    ['MISSING_CONTENT_TYPE', { contentType: '  ' }],
    ['MISSING_CONTENT_TYPE', { contentType: undefined }],
    ['MISSING_PRIMARY_TOPIC', { primaryTopic: '' }],
    ['MISSING_PRIMARY_TOPIC', { primaryTopic: 3 }],
    ['NO_KEY_TERMS', { keyTerms: [] }],
    ['NO_KEY_TERMS', { keyTerms: ['', ' '] }],
    ['NO_KEY_TERMS', { keyTerms: '乙肝' }],
    ['NO_KEY_TERMS', { keyTerms: undefined }],
  ])('is skipped as %s when it has %j', (skipped, part) => {
    expect(contentTags({ ...content, ...part })).toEqual({ tags: [], skipped })
  })
})
