import { expect, test } from 'vitest';
import { parseStatements, shapeOf } from '../src/testing/statements.ts';

test('statements that differ only in their number of values have one shape', () => {
  const one = 'insert into "actions" ("a", "b") values ($1, default)';
  const three = 'insert into "actions" ("a", "b") values ($1, default), ($2, default),\n ($3, default)';
  expect(shapeOf(three)).toBe(one);
  expect(shapeOf('select  *\nfrom t where a in ($1, $2) and b = $3')).toBe(
    'select * from t where a in ($1) and b = $2',
  );
});

test('statements that differ in anything else have different shapes', () => {
  expect(shapeOf('select a from t')).not.toBe(shapeOf('select b from t'));
});

test('a file has one statement on each line', () => {
  expect(parseStatements('select 1;\nselect 2;\n')).toEqual(['select 1', 'select 2']);
});
