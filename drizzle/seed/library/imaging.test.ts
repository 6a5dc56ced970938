import { describe, expect, it } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { modalityEntries } from './imaging.ts'
import { wordingFaults } from './lab-tests/wording.ts'

/** Defined terms of DICOM PS3.3 C.7.3.1.1.1 that a center outside a hospital may use. */
const dicomModalities = ['CR', 'DX', 'US', 'CT', 'MR', 'MG', 'PT', 'NM', 'RF', 'XA', 'BMD']

const parts = ['preparation', 'withContrast', 'ifPregnant', 'withImplants', 'bring'] as const

describe('the imaging modalities', () => {
  it('are ten, each under a slug of its own', () => {
    const slugs = modalityEntries.map(({ slug }) => slug)
    expect(slugs).toEqual([
      'x-ray',
      'ultrasound',
      'ct',
      'mri',
      'mammography',
      'dexa',
      'pet-ct',
      'nuclear-medicine',
      'fluoroscopy',
      'angiography',
    ])
  })

  it('carry a DICOM code, and radiation exactly where there is some', () => {
    const codes = modalityEntries.map(({ dicomCode }) => dicomCode)
    for (const code of codes) expect(dicomModalities).toContain(code)
    expect(new Set(codes).size).toBe(codes.length)
    const without = modalityEntries.filter(({ usesRadiation }) => !usesRadiation).map(({ dicomCode }) => dicomCode)
    expect(without.sort()).toEqual(['MR', 'US'])
  })

  it('take a positive time and end after they begin', () => {
    for (const { slug, minMinutes, maxMinutes } of modalityEntries) {
      expect(minMinutes, slug).toBeGreaterThan(0)
      expect(minMinutes, slug).toBeLessThanOrEqual(maxMinutes)
    }
  })

  it.each(parts)('say %s in as many sentences in every language', (part) => {
    for (const modality of modalityEntries) {
      const sizes = locales.map((locale) => modality[part][locale].length)
      expect(new Set(sizes).size, modality.slug).toBe(1)
      expect(sizes[0], modality.slug).toBeGreaterThan(0)
    }
  })

  it('ask about pregnancy wherever there is radiation', () => {
    for (const { slug, ifPregnant, usesRadiation } of modalityEntries) {
      if (usesRadiation) expect(ifPregnant['en-US'].join(' '), slug).toMatch(/pregnant/)
    }
  })

  it('warn of what matters most in each', () => {
    const text = (slug: string, part: (typeof parts)[number]) =>
      modalityEntries.find((row) => row.slug === slug)?.[part]['en-US'].join(' ')
    expect(text('mri', 'withImplants')).toMatch(/Pacemaker.*aneurysm clip.*eye/s)
    expect(text('ct', 'withContrast')).toMatch(/eGFR.*metformin/s)
    expect(text('mammography', 'preparation')).toMatch(/deodorant/)
    expect(text('dexa', 'preparation')).toMatch(/calcium.*24 hours/)
    expect(text('pet-ct', 'preparation')).toMatch(/6 hours.*diabetes/s)
    expect(text('ultrasound', 'preparation')).toMatch(/6 to 8 hours.*bladder full/s)
  })

  it('name their sources and are written cleanly in three locales', () => {
    for (const { slug, sources } of modalityEntries) {
      expect(sources.length, slug).toBeGreaterThan(0)
      for (const { url } of sources) expect(url).toMatch(/^https:\/\/www\.[a-z.]+\.org\//)
    }
    expect(modalityEntries.flatMap((modality) => wordingFaults(modality.slug, modality))).toEqual([])
  })
})
