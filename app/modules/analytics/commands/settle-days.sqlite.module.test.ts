import Client from 'better-sqlite3'
import { expect, it } from 'vitest'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { db } from '#app/core/database/database.server.ts'
import { databaseWork } from '#tests/fakes/statement-log.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { appointmentFigures } from '../queries/day-figures.server.ts'

useDatabase()

it('reads the appointments of a day along an index of instants, however many there are', async () => {
  const { statements } = await databaseWork(() => appointmentFigures(db, todayInNewYork()))
  const client = new Client(`${process.cwd()}/data/test/${process.pid}.sqlite`, { readonly: true })
  try {
    const asked = statements.filter((text) => text.includes('from "appointments"') && text.startsWith('select'))
    expect(asked).toHaveLength(8)
    for (const text of asked) {
      const nulls = [...text.matchAll(/\?/g)].map(() => null)
      const steps = (client.prepare(`explain query plan ${text}`).all(...nulls) as { detail: string }[]).map(
        ({ detail }) => detail,
      )
      expect(steps.join('\n')).toMatch(/SEARCH appointments USING INDEX appointments_(start|made)/)
      expect(steps.join('\n')).not.toMatch(/SCAN (appointments|appointment_events|patients)/)
    }
  } finally {
    client.close()
  }
})
