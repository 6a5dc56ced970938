import { describe, expect, it } from 'vitest'
import { boundsOf } from './distance.ts'
import { boundsOfMost } from './map-fit.ts'

const flushing = Array.from({ length: 8 }, (_, at) => ({ lat: 40.755 + at * 0.001, lng: -73.835 + at * 0.001 }))
const edison = { lat: 40.5187, lng: -74.4121 }

describe('what a map shows first', () => {
  it('is where most places are, without one that is far away', () => {
    expect(boundsOfMost([...flushing, edison])).toEqual(boundsOf(flushing))
    expect(boundsOfMost([edison, ...flushing, edison])).toEqual(boundsOf(flushing))
  })

  it('is every place where so many are far away that they are no exception', () => {
    const places = [...flushing, edison, edison, edison]
    expect(boundsOfMost(places)).toEqual(boundsOf(places))
  })

  it('is every place where leaving one out would bring the others hardly closer', () => {
    const places = [...flushing, { lat: 40.764, lng: -73.826 }]
    expect(boundsOfMost(places)).toEqual(boundsOf(places))
  })

  it('is every place where they are few, and nothing where there is none', () => {
    const few = [...flushing.slice(0, 3), edison]
    expect(boundsOfMost(few)).toEqual(boundsOf(few))
    expect(boundsOfMost([])).toBeNull()
  })
})
