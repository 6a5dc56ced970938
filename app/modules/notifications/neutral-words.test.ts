import { describe, expect, it } from 'vitest'
import { specialties } from '#drizzle/seed/reference/specialties.ts'
import { neutralName, revealsHealth } from './neutral-words.ts'

describe('revealsHealth', () => {
  it.each([
    'Stone Bridge Psychiatry',
    "Camellia Women's Health",
    'Night Heron Sleep Center',
    'Silver Pine Imaging',
    'Clear Brook Laboratory',
    'Gardenia Heart & Vascular',
    'Foxglove Kidney Care',
    'Maple Counseling',
    'HIV and STI Clinic',
    'Reproductive Medicine of Queens',
    '枫叶心理咨询',
    '木蘭婦產科',
    '性病检测',
  ])('hears it in %s', (name) => {
    expect(revealsHealth(name)).toBe(true)
    expect(neutralName(name)).toBe('')
  })

  it.each([
    'Bamboo Street Medical',
    'Apricot Family Clinic',
    'Lotus Street Community Health Center',
    'White Crane University Hospital',
    'Eight Lanterns Specialists',
    'Zhining Bai',
    'Stillwater Medical',
  ])('lets %s pass', (name) => {
    expect(revealsHealth(name)).toBe(false)
    expect(neutralName(name)).toBe(name)
  })

  // Medicine at large says nothing; every other specialty of the catalogue would tell what somebody is treated for.
  const general = [
    'family-medicine',
    'internal-medicine',
    'general-practice',
    'urgent-care',
    'emergency-medicine',
    'nurse-practitioner',
    'physician-assistant',
  ]

  it('hears every specialty of the catalogue in three languages', () => {
    const names = specialties.filter(({ id }) => !general.includes(id)).flatMap(({ name }) => Object.values(name))
    expect(names.length).toBeGreaterThan(150)
    expect(names.filter((name) => !revealsHealth(name))).toEqual([])
  })
})

describe('neutralName', () => {
  it('drops credentials, which tell the specialty', () => {
    expect(neutralName('Zhining Bai, DMD')).toBe('Zhining Bai')
    expect(neutralName('Anna Lin, LCSW, PhD')).toBe('Anna Lin')
  })
})
