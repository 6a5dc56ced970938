import { describe, expect, it } from 'vitest'
import { answersIn, formBody } from '#app/core/form/form-body.server.ts'
import { readCheck } from './self-check.ts'
import { selfCheckForm } from './self-check-form.ts'

const today = '2026-10-20'
const noExam = { examYear: '', examMonth: '', examDay: '' }
const answers = { year: '1980', month: '5', day: '20', ...noExam, isPregnant: false }
const exam = { examYear: '2026', examMonth: '11', examDay: '10' }

describe('the answers of the self-check', () => {
  it('mean an examination today when no day is named', () => {
    expect(readCheck(answers, today)).toEqual({
      refusal: null,
      examinee: { bornOn: '1980-05-20', examOn: today, isPregnant: false },
    })
    expect(readCheck({ ...answers, ...exam, isPregnant: true }, today).examinee).toEqual({
      bornOn: '1980-05-20',
      examOn: '2026-11-10',
      isPregnant: true,
    })
  })

  it.each([
    [{ month: '13' }, 'birth_unreadable'],
    [{ year: '' }, 'birth_unreadable'],
    [{ year: '2026', month: '11', day: '1' }, 'birth_future'],
    [{ ...exam, examMonth: '' }, 'exam_unreadable'],
    [{ ...exam, examMonth: '2', examDay: '30' }, 'exam_unreadable'],
    [{ ...exam, examYear: '2031' }, 'exam_far'],
  ])('are refused: %j', (given, refusal) => {
    expect(readCheck({ ...answers, ...given }, today)).toEqual({ refusal, examinee: null })
  })

  it('are read from a form, each as long as an answer is', () => {
    const sent = formBody([
      ['birthYear', '1980\0'],
      ['birthMonth', '5'],
      ['birthDay', new File(['x'], 'x')],
      ['examYear', 'x'.repeat(5000)],
      ['pregnant', '1'],
    ])
    expect(answersIn(sent, selfCheckForm)).toEqual({
      ...{ year: '1980', month: '5', day: '', ...noExam, examYear: 'x'.repeat(20), isPregnant: true },
    })
    expect(answersIn(formBody([]), selfCheckForm)).toEqual({
      ...{ year: '', month: '', day: '', ...noExam, isPregnant: false },
    })
  })
})
