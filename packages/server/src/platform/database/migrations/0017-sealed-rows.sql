-- Few actions hold a sealed answer at a time: those of runs that have not ended. Whoever changes VAULT_KEYS looks for them.
create index user_actions_sealed on user_actions (id) where sealed_values is not null;
