-- safe: 0.17.10 neither reads nor writes it
DROP TABLE "money_back" CASCADE;--> statement-breakpoint
-- safe: 0.17.10 neither reads nor writes it
DROP TABLE "refunds" CASCADE;
