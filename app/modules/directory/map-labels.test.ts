import { describe, expect, it } from 'vitest'
import { neighborhoodLabels } from './map-labels.ts'

const area = (id: string, name: string) => ({
  id,
  name: { 'zh-Hans': name, 'zh-Hant': name, 'en-US': id },
  ...{ lat: 40.7, lng: -73.8, radiusMeters: 900 },
})
const areas = [area('college-point', '大学点'), area('flushing', '法拉盛（缅街）'), area('elmhurst', '艾姆赫斯特')]

describe('names of neighborhoods on a map', () => {
  it('begin with those of the most doctors and leave out those of none', () => {
    const counts = new Map([
      ['elmhurst', 3],
      ['flushing', 26],
    ])
    expect(neighborhoodLabels(areas, 'zh-Hans', counts).map(({ text }) => text)).toEqual(['法拉盛', '艾姆赫斯特'])
    expect(neighborhoodLabels(areas, 'zh-Hans').map(({ id }) => id)).toEqual(['college-point', 'flushing', 'elmhurst'])
  })
})
