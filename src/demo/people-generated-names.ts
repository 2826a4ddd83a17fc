/** Given and family names of one origin, eight of each. */
interface Names {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

const named = (first: string, last: string): Names => ({ first: first.split(' '), last: last.split(' ') });

const origins: readonly Names[] = [
  named(
    'Oliver Emily Harriet George Alice Thomas Imogen Edward',
    'Ashworth Pemberton Hughes Clarke Barlow Fairfax Hartley Wren',
  ),
  named(
    'Camille Julien Chloé Mathieu Élise Antoine Manon Rémi',
    "Dubois Lefèvre Garnier Fontaine Chevalier Rousseau Marchand L'Hermitte",
  ),
  named(
    'Lena Jonas Katharina Florian Jürgen Sabine Lukas Annika',
    'Schäfer Brandt Keller Weiß Lorenz Pohl Kühn Winkler',
  ),
  named('Lucía Javier Carmen Álvaro Inés Pablo Marta Sergio', 'Ortega Núñez Vidal Herrera Castaño Molina Ibáñez Peña'),
  named(
    'Giulia Marco Chiara Alessandro Francesca Davide Elena Matteo',
    'Rinaldi Ferraro Bianchi Gallo Marchetti Conti Moretti Sartori',
  ),
  named(
    'Ana João Beatriz Tiago Inês Duarte Mariana Gonçalo',
    'Ferreira Simões Magalhães Teixeira Lourenço Araújo Pinto Brandão',
  ),
  named(
    'Zofia Jakub Agnieszka Piotr Małgorzata Tomasz Kasia Łukasz',
    'Kowalczyk Zieliński Wójcik Mazur Dąbrowski Król Sikora Pawlak',
  ),
  named(
    'Astrid Lars Sigrid Erik Freja Mikkel Linnéa Søren',
    'Bergström Nygaard Dahl Holmqvist Østergaard Lindgren Hansen Åkesson',
  ),
  named(
    'Amina Youssef Salma Karim Nadia Rachid Yasmine Tarek',
    'Benali El-Masri Haddou Mansouri Chaoui Saidi Khelifi Nasser',
  ),
  named(
    'Ngozi Chidi Adaeze Emeka Folake Tunde Ifeoma Kelechi',
    'Adeyemi Okonkwo Balogun Eze Nwosu Afolabi Obi Onyango',
  ),
  named('Aarav Ananya Rohan Meera Vikram Kavya Arjun Divya', 'Sharma Iyer Banerjee Patel Krishnan Reddy Joshi Nair'),
  named('Wei Xiaoling Jun Meilin Hao Yan Lihua Bo', 'Zhang Chen Huang Liu Zhou Xu Guo Deng'),
  named('Haruto Yui Kenji Sakura Ren Naomi Takumi Hana', 'Yamamoto Kobayashi Nakamura Ishikawa Mori Fujita Ogawa Sato'),
  named('Linh Minh Thảo Quang Hương Tuấn Mai Đức', 'Nguyễn Trần Phạm Võ Đặng Bùi Hồ Lý'),
  named('Elif Emre Zeynep Burak Ayşe Kerem Defne Onur', 'Yılmaz Öztürk Kaya Şahin Aydın Demir Çelik Arslan'),
  named(
    'Olena Andriy Daryna Taras Ioana Radu Eleni Nikos',
    'Shevchenko Bondar Petrenko Popescu Ionescu Papadakis Horvat Novotná',
  ),
];

/**
 * Each full name once, for as many as there are: 64 of every origin.
 * @param place counted from 0.
 */
export const nameAt = (place: number): readonly [first: string, last: string] => {
  const { first, last } = origins[place % origins.length] as Names;
  const turn = Math.floor(place / origins.length);
  const given = turn % first.length;
  return [first[given] ?? '', last[(given * 3 + Math.floor(turn / first.length)) % last.length] ?? ''];
};
