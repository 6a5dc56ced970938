import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { reportForm, reportTopics } from './forms.ts'

const sound = { topic: 'phone', details: '电话错了吧', contact: undefined, website: undefined }
const faultsOf = (given: object) =>
  reportForm.safeParse({ ...sound, ...given }).error?.issues.map(({ path, message }) => [path[0], message])

describe('the report form', () => {
  it('takes every topic, and trims what is typed', () => {
    for (const topic of reportTopics) expect(reportForm.safeParse({ ...sound, topic }).success).toBe(true)
    expect(reportForm.parse({ ...sound, details: '  五个字的话\n', contact: ' a ' })).toMatchObject({
      details: '五个字的话',
      contact: 'a',
    })
  })

  it.each([
    [{ topic: undefined }, [['topic', 'report.errors.topic']]],
    [{ topic: 'toString' }, [['topic', 'report.errors.topic']]],
    [{ details: undefined }, [['details', 'report.errors.details']]],
    [{ details: ' 1234 ' }, [['details', 'report.errors.details']]],
    [{ details: '字'.repeat(1000) }, undefined],
    [{ details: '字'.repeat(1001) }, [['details', 'report.errors.detailsLong']]],
    [{ contact: '1'.repeat(121) }, [['contact', 'report.errors.contactLong']]],
    [{ contact: 5 }, [['contact', 'report.errors.contactLong']]],
  ])('finds in %j the faults %j', (given, faults) => {
    expect(faultsOf(given)).toEqual(faults)
  })

  it('names only faults and topics that have words in every locale', () => {
    for (const locale of locales) {
      const texts = JSON.parse(readFileSync(`app/locales/${locale}/directory.json`, 'utf8')) as {
        report: { topics: Record<string, string>; errors: Record<string, string> }
      }
      expect(Object.keys(texts.report.topics).toSorted()).toEqual([...reportTopics].toSorted())
      const everyFault = [
        faultsOf({ topic: '', details: '' }),
        faultsOf({ details: 'x'.repeat(2000), contact: 'x'.repeat(200) }),
      ].flat() as [string, string][]
      for (const [, key] of everyFault) expect(texts.report.errors[key.split('.').at(-1)!], key).toBeTruthy()
    }
  })
})
