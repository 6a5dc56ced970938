// What `npm test` says of its own time, so that growth is seen.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lines of the product's own code: no tests, no generated migrations. */
export function productLines(folders = ['app', 'server', 'drizzle']) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|example)\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  return files.reduce((sum, file) => sum + readFileSync(file, 'utf8').trimEnd().split('\n').length, 0)
}

/** The seconds of each step and of all, some of which ran beside others, and the minutes for 10,000 lines of the product. */
export function timeTable(steps, all, lines) {
  const rows = [...steps, { title: 'All', seconds: all }]
  const width = Math.max(...rows.map(({ title }) => title.length))
  const table = rows.map(({ title, seconds }) => `${title.padEnd(width)}  ${seconds.toFixed(0).padStart(5)} s`)
  const perLines = (all / 60 / (lines / 10_000)).toFixed(2)
  return [...table, `${perLines} minutes for 10,000 lines of the product (${lines} lines)`].join('\n')
}
