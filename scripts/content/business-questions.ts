/**
 * What the blueprints for firms ask the makers of an album. They share the ids, so that another of them takes the answers
 * over; an album is asked only what its own blueprint prints.
 */
import { named, same, type Question } from './builder.ts';

const QUESTIONS = {
  founded: {
    kind: 'number',
    label: named(
      'Seit welchem Jahr gibt es euch?',
      'Which year did you start?',
      'Depuis quelle année existez-vous ?',
      'Da quale anno esistete?',
      'Od którego roku działacie?',
    ),
    example: same('1987'),
  },
  founders: {
    kind: 'line',
    label: named(
      'Wer hat angefangen?',
      'Who started it all?',
      'Qui a commencé ?',
      'Chi ha iniziato?',
      'Kto to wszystko zaczął?',
    ),
    example: named(
      'Inge und Karl in einer Garage',
      'Ingrid and Carl in a garage',
      'Irène et Charles dans un garage',
      'Ines e Carlo in un garage',
      'Irena i Karol w garażu',
    ),
  },
  languages: {
    kind: 'number',
    label: named(
      'Wie viele Sprachen sprecht ihr zusammen?',
      'How many languages do you speak between you?',
      'Combien de langues parlez-vous à vous tous ?',
      'Quante lingue parlate in tutto?',
      'W ilu językach razem mówicie?',
    ),
    example: same('11'),
  },
  cups: {
    kind: 'number',
    label: named(
      'Wie viele Tassen Kaffee trinkt ihr am Tag?',
      'How many cups of coffee do you drink a day?',
      'Combien de cafés buvez-vous par jour ?',
      'Quanti caffè bevete al giorno?',
      'Ile kaw wypijacie dziennie?',
    ),
    example: same('140'),
  },
  longest: {
    kind: 'line',
    label: named(
      'Wer ist am längsten dabei?',
      'Who has been here longest?',
      'Qui est là depuis le plus longtemps ?',
      'Chi c’è da più tempo?',
      'Kto jest z wami najdłużej?',
    ),
    example: named('Katharina aus der Montage', 'Catherine from assembly', 'Catherine, au montage', 'Caterina del montaggio', 'Katarzyna z montażu'), // prettier-ignore
  },
  newest: {
    kind: 'line',
    label: named(
      'Wer kam zuletzt dazu?',
      'Who joined most recently?',
      'Qui est arrivé en dernier ?',
      'Chi è arrivato per ultimo?',
      'Kto dołączył ostatnio?',
    ),
    example: named('Jannik im Lager', 'Jamie in the warehouse', 'Yanis, à l’entrepôt', 'Gianni in magazzino', 'Janek z magazynu'), // prettier-ignore
  },
  saying: {
    kind: 'line',
    label: named(
      'Welchen Satz hört man bei euch jeden Tag?',
      'Which sentence do you hear every day?',
      'Quelle phrase entend-on chaque jour chez vous ?',
      'Quale frase si sente ogni giorno da voi?',
      'Jakie zdanie słychać u was codziennie?',
    ),
    example: named('Das machen wir gleich.', 'I’ll be with you in a second.', 'Je m’en occupe tout de suite.', 'Arrivo subito.', 'Zaraz się tym zajmę.'), // prettier-ignore
  },
  pet: {
    kind: 'line',
    label: named(
      'Wer gehört dazu und steht auf keiner Gehaltsliste?',
      'Who belongs to you without being on the payroll?',
      'Qui fait partie de la maison sans fiche de paie ?',
      'Chi fa parte della squadra senza busta paga?',
      'Kto należy do firmy, choć nie ma go na liście płac?',
    ),
    example: named('Bruno, der Hund am Empfang', 'Bruno, the dog at reception', 'Bruno, le chien de l’accueil', 'Bruno, il cane della reception', 'Bruno, pies z recepcji'), // prettier-ignore
  },
  sites: {
    kind: 'line',
    label: named(
      'Wo arbeitet ihr überall?',
      'Where do you all work?',
      'Où travaillez-vous ?',
      'Dove lavorate?',
      'Gdzie pracujecie?',
    ),
    example: named('Kassel, Graz und am Küchentisch', 'Leeds, Cork and the kitchen table', 'Lyon, Lille et la table de cuisine', 'Torino, Lecce e il tavolo di cucina', 'Łódź, Gdynia i stół w kuchni'), // prettier-ignore
  },
  lunch: {
    kind: 'line',
    label: named(
      'Wo trefft ihr euch mittags?',
      'Where do you meet at lunchtime?',
      'Où vous retrouvez-vous à midi ?',
      'Dove vi trovate a pranzo?',
      'Gdzie spotykacie się w porze obiadu?',
    ),
    example: named('Im Hof, wenn die Sonne scheint', 'In the yard when the sun is out', 'Dans la cour quand il fait beau', 'In cortile quando c’è il sole', 'Na podwórzu, gdy świeci słońce'), // prettier-ignore
  },
  made: {
    kind: 'line',
    label: named(
      'Was macht ihr, in einem Satz für Nachbarn?',
      'What do you do, in a sentence for the neighbours?',
      'Que faites-vous, en une phrase pour les voisins ?',
      'Che cosa fate, in una frase per i vicini?',
      'Czym się zajmujecie, w jednym zdaniu dla sąsiadów?',
    ),
    example: named('Wir bauen leise Pumpen.', 'We build quiet pumps.', 'Nous fabriquons des pompes silencieuses.', 'Costruiamo pompe silenziose.', 'Budujemy ciche pompy.'), // prettier-ignore
  },
  proud: {
    kind: 'lines',
    label: named(
      'Worauf seid ihr in diesem Jahr stolz?',
      'What are you proud of this year?',
      'Quelle est votre fierté cette année ?',
      'Qual è il vostro orgoglio di quest’anno?',
      'Co jest waszą dumą w tym roku?',
    ),
    example: named('Der Umzug in einem Tag', 'The move in a single day', 'Le déménagement en un jour', 'Il trasloco in un giorno', 'Przeprowadzka w jeden dzień'), // prettier-ignore
  },
  party: {
    kind: 'line',
    label: named(
      'Welches Fest bleibt euch in Erinnerung?',
      'Which party will you remember?',
      'De quelle fête vous souviendrez-vous ?',
      'Quale festa vi resterà in mente?',
      'Którą imprezę zapamiętacie?',
    ),
    example: named('Das Sommerfest im Regen', 'The summer party in the rain', 'La fête d’été sous la pluie', 'La festa d’estate sotto la pioggia', 'Letni festyn w deszczu'), // prettier-ignore
  },
  next: {
    kind: 'line',
    label: named(
      'Was habt ihr als Nächstes vor?',
      'What are you up to next?',
      'Quels sont vos prochains projets ?',
      'Che cosa farete dopo?',
      'Co planujecie dalej?',
    ),
    example: named('Eine zweite Halle und ein Tischkicker', 'A second workshop and a football table', 'Un deuxième atelier et un baby-foot', 'Un secondo capannone e un calcetto', 'Druga hala i stół do piłkarzyków'), // prettier-ignore
  },
  thanks: {
    kind: 'lines',
    label: named(
      'Wem wollt ihr danken?',
      'Whom would you like to thank?',
      'Qui souhaitez-vous remercier ?',
      'Chi volete ringraziare?',
      'Komu chcecie podziękować?',
    ),
    example: named('der Bäckerei gegenüber und allen Familien', 'the bakery opposite and all our families', 'la boulangerie d’en face et toutes les familles', 'al panificio di fronte e a tutte le famiglie', 'piekarni naprzeciwko i wszystkim rodzinom'), // prettier-ignore
  },
  signed: {
    kind: 'line',
    label: named(
      'Wer unterschreibt das Vorwort?',
      'Who signs the foreword?',
      'Qui signe l’avant-propos ?',
      'Chi firma la prefazione?',
      'Kto podpisuje wstęp?',
    ),
    example: named('Mira und Tom', 'Mira and Tom', 'Mira et Tom', 'Mira e Tom', 'Mira i Tomek'),
  },
} as const satisfies Record<string, Omit<Question, 'id'>>;

/** In the order in which they are asked. */
export const questions = (ids: readonly (keyof typeof QUESTIONS)[]): Question[] =>
  ids.map((id) => ({ id, ...QUESTIONS[id] }));
