import { expect, test } from 'vitest';
import { likelyLanguages } from './likely-languages.ts';
import { wordsOf } from './words.ts';

test('Words are folded letters and digits, each once, whatever stands between them', () => {
  expect(wordsOf("L'Évaluation — d’une équipe (évaluation), à 50 %: R&D/S4_hana!")).toEqual([
    'l',
    'evaluation',
    'd',
    'une',
    'equipe',
    'a',
    '50',
    'r',
    's4',
    'hana',
  ]);
  expect(wordsOf('管理 Ηγεσία नेतृत्व')).toEqual(['管理', 'ηγεσια', 'नेतृत्व']);
  expect(wordsOf(` \n'";|&!:*()<->\\ \0 \udc00 ${'x'.repeat(65)}`)).toEqual([]);
});

test('Names that signs tell apart are words of their own, and other signs are not', () => {
  expect(wordsOf('C++, C#/F# and .NET; ASP.NET')).toEqual(['cplusplus', 'csharp', 'fsharp', 'and', 'dotnet', 'asp']);
  expect(wordsOf('Abc++ d# example.networks Node.js')).toEqual(['abc', 'd', 'example', 'networks', 'node', 'js']);
});

test('A text is of the language whose small words it has, and a title of any', () => {
  const all = ['en', 'fr', 'de', 'es'] as const;
  const likely = (text: string, possible: readonly (typeof all)[number][] = all) =>
    likelyLanguages(wordsOf(text), possible);
  expect(likely('You will learn how to read the reports of your team')).toEqual(['en']);
  expect(likely('Vous apprenez à lire les rapports de votre équipe avec le responsable')).toEqual(['fr']);
  expect(likely('Sie lernen, wie Berichte für das Team und die Leitung geschrieben werden')).toEqual(['de']);
  expect(likely('Aprenderá a leer los informes del equipo y las cifras para el comité')).toEqual(['es']);
  expect(likely('Data analysis')).toEqual(all);
  expect(likely('The art of pottery')).toEqual(all);
  expect(likely('')).toEqual(all);
  expect(likely('The end of the text for you, et une suite dans les langues pour vous')).toEqual(all);
  expect(likely('Vous apprenez à lire les rapports avec le responsable', ['de', 'es'])).toEqual(['de', 'es']);
  expect(likely('Vous apprenez à lire les rapports', ['en'])).toEqual(['en']);
});
