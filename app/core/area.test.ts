import { describe, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { areaOfPath, areaOfRoute, areas } from './area.ts'

describe('areaOfPath', () => {
  it.each([
    ['/', 'public'],
    ['/doctor/x', 'public'],
    ['/provider', 'provider'],
    ['/PROVIDER/4/login', 'provider'],
    ['/providers', 'public'],
    ['/scanner', 'provider'],
    ['/edit/1', 'provider'],
    ['/association', 'association'],
    ['/association-management/polls', 'association'],
    ['/admin/login', 'admin'],
    ['/api/directory/suggest', 'api'],
    ['/builds/latest.json', 'api'],
    ['/constructor', 'public'],
    ['/__proto__', 'public'],
    ['', 'public'],
  ])('of %j is %s', (path, area) => {
    expect(areaOfPath(path)).toBe(area)
  })
})

describe('areaOfRoute', () => {
  it('is the first folder under routes; root and catch-all belong to every area', () => {
    expect(areaOfRoute('routes/public/doctor/list')).toBe('public')
    expect(areaOfRoute('routes/api/directory/suggest')).toBe('api')
    expect(areaOfRoute('root')).toBeNull()
    expect(areaOfRoute('routes/not-found')).toBeNull()
    expect(areaOfRoute('routes/publicity/x')).toBeNull()
  })

  it('agrees with the area of the path for every route of the product', () => {
    type Entry = { file: string; path?: string; children?: Entry[] }
    const check = ({ file, path, children = [] }: Entry) => {
      const area = areaOfRoute(file)
      if (path && path !== '*') expect(areaOfPath(`/${path}`), path).toBe(area)
      children.forEach(check)
    }
    ;(routes as Entry[]).forEach(check)
    expect(areas).toContain('public')
  })
})
