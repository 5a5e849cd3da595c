import { expect, test } from 'vitest'
import { ProductMeasure, SolvedProblem } from './attributes.ts'

test.each(['a\u0000b', 'a\r\nb', 'a\ud800'])('texts of attributes are one clean line: %j', (text) => {
  const problem = SolvedProblem.safeParse({ problem: 'noise', reason: text })
  expect(problem.error?.issues[0]?.message).toBe('contains characters that cannot be used')
  const measure = ProductMeasure.safeParse({ measure: 'frame_width', min: 1, max: 2, source: text })
  expect(measure.error?.issues[0]?.message).toBe('contains characters that cannot be used')
})
