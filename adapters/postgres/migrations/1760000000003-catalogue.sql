-- A company's data: one table for each kind, alike in what searches need. `item` is the whole thing as it was given; the columns
-- beside it are what filters compare, words folded as the application compares them. Ids are ordered by bytes, on every server.

create table skills (
  tenant_id text not null,
  id text collate "C" not null,
  item jsonb not null,
  -- Of the item: putting the same again writes nothing.
  content_hash text not null,
  -- Whether searches find it.
  listed boolean not null,
  -- Of the text that its vector is made of.
  text_digest text not null,
  tsv tsvector not null,
  aliases text[] not null,
  primary key (tenant_id, id)
);

create table jobs (
  tenant_id text not null,
  id text collate "C" not null,
  item jsonb not null,
  content_hash text not null,
  listed boolean not null,
  text_digest text not null,
  tsv tsvector not null,
  title text not null,
  skills text[] not null,
  primary key (tenant_id, id)
);

create table trainings (
  tenant_id text not null,
  id text collate "C" not null,
  item jsonb not null,
  content_hash text not null,
  listed boolean not null,
  text_digest text not null,
  tsv tsvector not null,
  title text not null,
  provider text,
  duration_minutes integer,
  level text,
  format text,
  language text,
  skills text[] not null,
  tags text[] not null,
  parent_id text collate "C",
  mandatory boolean not null,
  status text not null,
  primary key (tenant_id, id)
);

create table opportunities (
  tenant_id text not null,
  id text collate "C" not null,
  item jsonb not null,
  content_hash text not null,
  listed boolean not null,
  text_digest text not null,
  tsv tsvector not null,
  title text not null,
  city text,
  country text,
  remote_mode text,
  contract text,
  department text,
  job_code text,
  seniority text,
  skills text[] not null,
  -- Dates as ISO writes them: their order is that of their letters.
  opens_on text collate "C",
  closes_on text collate "C",
  status text not null,
  primary key (tenant_id, id)
);

-- The parts of a programme.
create index trainings_parts on trainings (tenant_id, parent_id) where parent_id is not null;
-- Filters. The common values of a field leave too much for an index, the rare ones, e.g. a level of one training in twenty, do not.
create index trainings_levels on trainings (tenant_id, level);
create index trainings_formats on trainings (tenant_id, format);
create index trainings_languages on trainings (tenant_id, language);
create index trainings_providers on trainings (tenant_id, provider);
create index opportunities_places on opportunities (tenant_id, country, city);
create index opportunities_cities on opportunities (tenant_id, city);
create index opportunities_departments on opportunities (tenant_id, department);
create index opportunities_remote_modes on opportunities (tenant_id, remote_mode);
create index opportunities_contracts on opportunities (tenant_id, contract);
create index opportunities_seniorities on opportunities (tenant_id, seniority);

-- Filters by skills, and the items whose text changes with a skill's label.
create index jobs_skills on jobs using gin (skills);
create index trainings_skills on trainings using gin (skills);
create index opportunities_skills on opportunities using gin (skills);

-- Whoever writes sorts what was added into these indexes, before somebody searches: the embedded engine has nobody else for it.
create index skills_words on skills using gin (tsv);
create index jobs_words on jobs using gin (tsv);
create index trainings_words on trainings using gin (tsv);
create index opportunities_words on opportunities using gin (tsv);

-- Ranking reads the words of each candidate: they lie within the row, and the item beside it.
alter table skills alter column tsv set storage main;
alter table jobs alter column tsv set storage main;
alter table trainings alter column tsv set storage main;
alter table opportunities alter column tsv set storage main;

-- Words of a title (A), of labels and tags (B), and of a description (D, kept without their places, which take a third of the
-- room), as one configuration stems them.
create function search_vector(config regconfig, title text, labels text, body text) returns tsvector
  immutable parallel safe language sql
  return setweight(to_tsvector(config, title), 'A') || setweight(to_tsvector(config, labels), 'B')
    || strip(to_tsvector(config, body));

-- One vector for each item, of the model that made it last: 32-bit numbers, the lowest byte first. Where the server has
-- pgvector, the application makes the column a vector(512) with an index, and empties the table for it.
create table skills_vectors (
  tenant_id text not null,
  id text collate "C" not null,
  model text not null,
  digest text not null,
  vector bytea not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references skills on delete cascade
);
create table jobs_vectors (like skills_vectors including all, foreign key (tenant_id, id) references jobs on delete cascade);
create table trainings_vectors (like skills_vectors including all, foreign key (tenant_id, id) references trainings on delete cascade);
create table opportunities_vectors (like skills_vectors including all, foreign key (tenant_id, id) references opportunities on delete cascade);

-- A vector of 512 numbers lies within its row, four bytes each: read one by one from elsewhere, an exact search takes twice as long.
alter table skills_vectors alter column vector set storage plain;
alter table jobs_vectors alter column vector set storage plain;
alter table trainings_vectors alter column vector set storage plain;
alter table opportunities_vectors alter column vector set storage plain;
